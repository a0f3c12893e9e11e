/** A server that sends the frames a test chooses. */

import { flushSync } from 'svelte';
import { vi } from 'vitest';
import { settings } from '../../src/lib/settings.svelte.ts';
import type { Position } from '../../src/net/line.ts';
import type { ClientMessage, Presence, ServerMessage } from '../../src/protocol/generated.ts';
import { settled } from '../fake.ts';

class Wire {
  static OPEN = 1;
  static now: Wire;
  readyState = 1;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    Wire.now = this;
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string): void {
    Feed.now.hear(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
  }
}

export class Feed {
  static now: Feed;
  heard: ClientMessage[] = [];
  readonly presence: Presence;
  readonly first: Position | null;

  constructor(presence: Presence, first: Position | null) {
    [this.presence, this.first] = [presence, first];
    Feed.now = this;
    vi.stubGlobal('WebSocket', Wire);
    settings.speed = 'off';
    settings.sound = false;
  }

  hear(message: ClientMessage): void {
    this.heard.push(message);
    if (message.type === 'hello') {
      this.tell({ type: 'welcome', protocol: 1, name: 'Ana', now: Date.now() });
    }
    if (message.type === 'join') {
      this.tell(this.presence);
      if (this.first) this.tell(fresh(this.first, 'snapshot'));
    }
  }

  tell(message: ServerMessage): void {
    queueMicrotask(() => {
      Wire.now.onmessage?.({ data: JSON.stringify(message) });
      flushSync();
    });
  }

  /** Send a position as if it happened now. */
  async happen(position: Position, more: Partial<Position> = {}): Promise<void> {
    this.tell({ ...fresh(position, 'events'), ...more });
    await settled();
  }

  async cut(code: number): Promise<void> {
    Wire.now.onclose?.({ code });
    await settled();
  }

  said(type: ClientMessage['type']): ClientMessage[] {
    return this.heard.filter((message) => message.type === type);
  }
}

function fresh<T extends 'snapshot' | 'events'>(position: Position, type: T) {
  const now = Date.now();
  const seats = Object.fromEntries(
    Object.keys(position.clock.seats).map((seat) => [seat, now + 42_000]),
  );
  const events = type === 'snapshot' ? [] : position.events;
  return { ...position, type, events, clock: { ...position.clock, now, seats } } as Position & {
    type: T;
  };
}
