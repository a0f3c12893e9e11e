/** The thin shell round the line: a real socket, a real clock, one timer. It decides nothing. */

import type { ClientMessage, ServerMessage } from '../protocol/generated';
import { due, line, type Effect, type Input, type Line, type Position, type Refusal } from './line';
import { reduce } from './reduce';
import { randomName, tabName } from './tab';

/** What is told to whoever shows the table. */
export interface Listener {
  /** The line changed; called after the calls below that the same change caused. */
  changed(line: Line): void;
  /** `fresh`: the position follows the one before, so its events may be shown and told. */
  show(position: Position, fresh: boolean): void;
  said(seat: number, phrase: string): void;
  refused(refusal: Refusal): void;
}

const CHANGES = ['visibilitychange', 'resume'] as const;
const WAKINGS = ['online', 'offline', 'pageshow', 'focus'] as const;

export class Connection {
  #line: Line;
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listener: Listener;

  constructor(table: string, listener: Listener) {
    this.#line = line(table, tabName());
    this.#listener = listener;
  }

  get line(): Line {
    return this.#line;
  }

  /** Begin, or begin again after the line has ended. */
  start(): void {
    this.#watch(true);
    this.#take({ is: 'start' });
  }

  /** End the line for good. */
  stop(): void {
    this.#watch(false);
    this.#take({ is: 'stop' });
  }

  /** Make a move; `turn` says whether it uses up the turn. */
  act(move: string, turn: boolean): void {
    this.#take({ is: 'act', id: randomName(), move, turn });
  }

  /** Say anything else; it is lost when the line is. */
  say(message: ClientMessage): void {
    this.#take({ is: 'say', message });
  }

  mute(on: boolean): void {
    if (on !== this.#line.muted) this.#take({ is: 'mute', on });
  }

  #take(input: Input): void {
    const { line, effects } = reduce(this.#line, input, Date.now(), Math.random());
    this.#line = line;
    for (const effect of effects) this.#do(effect);
    this.#arm();
    this.#listener.changed(this.#line);
  }

  #do(effect: Effect): void {
    switch (effect.do) {
      case 'open':
        return this.#open();
      case 'close':
        return this.#close();
      case 'send':
        if (this.#socket?.readyState === WebSocket.OPEN) {
          this.#socket.send(JSON.stringify(effect.message));
        }
        return;
      case 'probe':
        void this.#probe();
        return;
      case 'show':
        return this.#listener.show(effect.position, effect.fresh);
      case 'said':
        return this.#listener.said(effect.seat, effect.phrase);
      case 'refuse':
        return this.#listener.refused(effect.refusal);
    }
  }

  #open(): void {
    this.#close();
    const { protocol, host } = location;
    const socket = new WebSocket(`${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/socket`);
    socket.onopen = () => this.#hear(socket, { is: 'opened' });
    socket.onclose = (event) => this.#hear(socket, { is: 'closed', code: event.code });
    socket.onmessage = (event) => this.#hear(socket, read(event.data));
    this.#socket = socket;
  }

  /** What an abandoned socket says later is nobody's business. */
  #hear(socket: WebSocket, input: Input | null): void {
    if (socket === this.#socket && input) this.#take(input);
  }

  #close(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  async #probe(): Promise<void> {
    const reachable = await fetch('/health', { cache: 'no-store' }).then(
      (answer) => answer.ok,
      () => false,
    );
    this.#take({ is: 'probed', reachable });
  }

  #arm(): void {
    clearTimeout(this.#timer);
    const moment = due(this.#line);
    if (moment === null) return;
    this.#timer = setTimeout(() => this.#take({ is: 'tick' }), Math.max(0, moment - Date.now()));
  }

  #watch(on: boolean): void {
    for (const name of CHANGES) {
      document.removeEventListener(name, this.#woke);
      if (on) document.addEventListener(name, this.#woke);
    }
    for (const name of WAKINGS) {
      window.removeEventListener(name, this.#woke);
      if (on) window.addEventListener(name, this.#woke);
    }
  }

  #woke = (): void => {
    if (document.visibilityState === 'visible') this.#take({ is: 'wake' });
  };
}

function read(data: unknown): Input | null {
  try {
    const message: unknown = JSON.parse(String(data));
    return whole(message) ? { is: 'received', message } : null;
  } catch {
    return null; // half a message is no message; the next one has a number
  }
}

/** Return whether a thing is a message; a position must be whole to end a notice of trouble. */
function whole(message: unknown): message is ServerMessage {
  if (typeof message !== 'object' || message === null || !('type' in message)) return false;
  if (message.type !== 'snapshot' && message.type !== 'events') return true;
  return 'version' in message && Number.isInteger(message.version) && 'view' in message;
}
