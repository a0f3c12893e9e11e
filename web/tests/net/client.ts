/** A tab at a table of the small server, with time that only tests let pass. */

import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Refusal } from '../../src/net/line';
import { Connection } from '../../src/net/socket';
import { Server } from './server';

export class Client {
  server = new Server();
  refusals: Refusal[] = [];
  shown: { version: number; fresh: boolean }[] = [];
  connection = new Connection('mesa', {
    changed: () => undefined,
    show: ({ version }, fresh) => this.shown.push({ version, fresh }),
    said: () => undefined,
    refused: (refusal) => this.refusals.push(refusal),
  });

  async live(): Promise<void> {
    this.connection.start();
    await pass(200);
    expect(this.connection.line.phase).toBe('live');
  }
}

/** Give every test of a file a new client, and time that stands still. */
export function clients(set: (client: Client) => void): void {
  let client: Client;
  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.removeItem('tapete-tab');
    client = new Client();
    set(client);
  });
  afterEach(() => {
    client.connection.stop();
    vi.useRealTimers();
  });
}

export function pass(milliseconds: number): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(milliseconds);
}

/** Time goes by, but no timer of the page runs: the tab is frozen. */
export function freeze(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
}

export function wake(): void {
  document.dispatchEvent(new Event('visibilitychange'));
}
