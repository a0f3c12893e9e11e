/** A server of one table in a few lines, and a network that can be cut, for tests of the line. */

import { vi } from 'vitest';
import type { Connection } from '../../src/net/socket';
import type {
  ClientMessage,
  GuinoteView,
  ServerMessage,
  Snapshot,
} from '../../src/protocol/generated';

const DELAY = 20;

export class Socket {
  static readonly OPEN = 1;
  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    Server.now.connect(this);
  }
  send(text: string): void {
    Server.now.hear(this, JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
  }
}

export class Server {
  static now: Server;
  version = 1;
  hand = ['1o', '7c', '12e'];
  laid: string[] = [];
  /** What the clients said, in order. */
  heard: ClientMessage[] = [];
  done = new Map<string, number>();
  sockets: Socket[] = [];
  /** How the server's clock differs from the browser's. */
  ahead = 0;
  up = true;
  /** Frames of these types are lost on their way; once each. */
  losesNext: (ServerMessage['type'] | ClientMessage['type'])[] = [];
  /** Nothing goes through, and nobody is told. */
  tunnel = false;

  constructor() {
    Server.now = this;
    vi.stubGlobal('WebSocket', Socket);
    vi.stubGlobal('fetch', () =>
      this.up ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError()),
    );
  }

  connect(socket: Socket): void {
    setTimeout(() => {
      if (this.tunnel) return;
      if (!this.up) return socket.onclose?.({ code: 1006 });
      socket.readyState = 1;
      this.sockets.push(socket);
      socket.onopen?.();
    }, DELAY);
  }

  hear(socket: Socket, message: ClientMessage): void {
    if (this.tunnel || this.lost(message.type)) return;
    this.heard.push(message);
    if (message.type === 'hello')
      this.tell(socket, { type: 'welcome', protocol: 1, name: 'Ana', now: this.time });
    if (message.type === 'join' || message.type === 'resync') this.tell(socket, this.snapshot());
    if (message.type === 'ping') this.tell(socket, { type: 'pong', n: message.n, now: this.time });
    if (message.type === 'act') this.act(socket, message.id, message.version, message.move);
  }

  act(socket: Socket, id: string, version: number, move: string): void {
    const known = this.done.get(id);
    if (known !== undefined) return this.tell(socket, { type: 'ok', id, version: known });
    if (version < this.version)
      return this.tell(socket, { type: 'stale', id, version: this.version });
    const card = move.replace('play ', '');
    if (move !== 'exchange' && !this.hand.includes(card))
      return this.tell(socket, { type: 'illegal', id, reason: 'not-in-hand' });
    // As the real one: acknowledged first, then told to everybody.
    this.done.set(id, this.version + 1);
    this.tell(socket, { type: 'ok', id, version: this.version + 1 });
    this.play(card);
  }

  /** Something happens at the table. */
  play(card: string): void {
    this.hand = this.hand.filter((other) => other !== card);
    this.laid = [...this.laid, card];
    this.version += 1;
    for (const socket of this.sockets) this.tell(socket, { ...this.position(), type: 'events' });
  }

  tell(socket: Socket, message: ServerMessage): void {
    if (this.lost(message.type)) return;
    const data = JSON.stringify(message);
    setTimeout(() => {
      if (!this.tunnel && this.up && socket.readyState === 1) socket.onmessage?.({ data });
    }, DELAY);
  }

  /** All sockets close. */
  cut(code: number): void {
    for (const socket of this.sockets.splice(0)) {
      socket.readyState = 3;
      socket.onclose?.({ code });
    }
  }

  snapshot(): Snapshot {
    return { ...this.position(), type: 'snapshot' };
  }

  said(type: ClientMessage['type']): ClientMessage[] {
    return this.heard.filter((message) => message.type === type);
  }

  get time(): number {
    return Date.now() + this.ahead;
  }

  private position(): Omit<Snapshot, 'type'> {
    const view = {
      type: 'guinote',
      hand: this.hand,
      trick: this.laid.map((card) => ({ seat: 0, card })),
    };
    return {
      version: this.version,
      events: [],
      view: view as unknown as GuinoteView,
      legal: { type: 'guinote', play: this.hand, sing: [], exchange: false },
      why: {},
      clock: { now: this.time, seats: {}, total: 60_000, rest: 0 },
    };
  }

  private lost(type: ServerMessage['type'] | ClientMessage['type']): boolean {
    const place = this.losesNext.indexOf(type);
    if (place < 0) return false;
    this.losesNext.splice(place, 1);
    return true;
  }
}

/** Return what the client holds and what a fresh snapshot would say, without the time stamps. */
export function both(connection: Connection, server: Server): [string, string] {
  const text = (position: object | null) =>
    JSON.stringify({ ...position, clock: null, type: null });
  return [text(connection.line.position), text(server.snapshot())];
}
