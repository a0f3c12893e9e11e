/** What a tab knows about its line to the server: one plain value, changed only by `reduce`. */

import type {
  ClientMessage,
  Events,
  Presence,
  ServerMessage,
  Snapshot,
} from '../protocol/generated';
import { UNKNOWN, type Offset } from './offset';

export type Position = Snapshot | Events;

export type Phase =
  /** Not begun, or ended by the person. */
  | 'off'
  /** Waits for the socket. */
  | 'opening'
  /** Has said `hello`. */
  | 'greeting'
  /** Has said `join`, waits for the first snapshot. */
  | 'joining'
  | 'live'
  /** Waits for the next attempt. */
  | 'resting'
  /** A newer tab has the table; this one stays quiet until asked. */
  | 'elsewhere'
  /** The page is older than the server. */
  | 'outdated'
  /** The server will not have us at this table. */
  | 'refused';

/** A move that was made here and is not yet part of the position. */
export interface Pending {
  id: string;
  version: number;
  move: string;
  /** Whether it uses up the turn; only one such move may be under way. */
  turn: boolean;
  /** Version at which the server did it, or null while that is not known. */
  done: number | null;
  /** Not yet sent: it waits until what was declared before it is part of the position. */
  held: boolean;
}

export interface Trouble {
  code: 'full' | 'gone' | 'malformed' | 'rate' | 'refused';
  /** A key of the catalogue, or empty. */
  detail: string;
}

/** Moments at which something must be done unless something else happened before. */
export type Waits = Partial<
  Record<'greeting' | 'retry' | 'ping' | 'answer' | 'resend' | 'caughtUp', number>
>;

export interface Line {
  phase: Phase;
  table: string;
  /** Random name of this tab; a reload is the same tab. */
  tab: string;
  muted: boolean;
  /** Name of this person. */
  name: string;
  /** Attempts that failed since the last snapshot. */
  failures: number;
  /** Failures in a row during which the same server answered over HTTP. */
  suspicion: number;
  /** Whether the server has said that it is about to restart. */
  restarting: boolean;
  waits: Waits;
  pings: number;
  /** The ping that is not yet answered. */
  ping: { n: number; sent: number } | null;
  /** Whether the unanswered ping asks after a sleep. */
  woken: boolean;
  offset: Offset;
  position: Position | null;
  presence: Presence | null;
  /** Whether a snapshot was asked for and has not come. */
  asked: boolean;
  /** The version that the server is known to have reached. */
  reached: number;
  acts: readonly Pending[];
  trouble: Trouble | null;
  /** Protocol of a server that this page is too old for. */
  newer: number | null;
}

export type Input =
  | { is: 'start' }
  | { is: 'stop' }
  | { is: 'opened' }
  | { is: 'closed'; code: number }
  | { is: 'received'; message: ServerMessage }
  | { is: 'tick' }
  /** The tab woke, became visible, or the network came back. */
  | { is: 'wake' }
  /** Whether the same server answered over HTTP. */
  | { is: 'probed'; reachable: boolean }
  | { is: 'act'; id: string; move: string; turn: boolean }
  | { is: 'say'; message: ClientMessage }
  | { is: 'mute'; on: boolean };

export type Refusal =
  /** Somebody was quicker. */
  | { why: 'stale'; move: string }
  | { why: 'illegal'; move: string; reason: string }
  | { why: 'offline'; move: string }
  | { why: 'fault'; trouble: Trouble; seconds: number };

export type Effect =
  | { do: 'open' }
  | { do: 'close' }
  | { do: 'send'; message: ClientMessage }
  /** Ask over HTTP whether the server is there at all. */
  | { do: 'probe' }
  /** `fresh`: it follows the position before, so its events may be shown and told. */
  | { do: 'show'; position: Position; fresh: boolean }
  | { do: 'said'; seat: number; phrase: string }
  | { do: 'refuse'; refusal: Refusal };

/** Return the line of a tab that has not begun. */
export function line(table: string, tab: string): Line {
  return {
    phase: 'off',
    table,
    tab,
    muted: false,
    name: '',
    failures: 0,
    suspicion: 0,
    restarting: false,
    waits: {},
    pings: 0,
    ping: null,
    woken: false,
    offset: UNKNOWN,
    position: null,
    presence: null,
    asked: false,
    reached: 0,
    acts: [],
    trouble: null,
    newer: null,
  };
}

/** Return whether the network seems to let pages through, but no WebSockets. */
export function blocked(line: Line): boolean {
  return line.phase !== 'live' && line.suspicion >= 2;
}

/** Return the moment at which `tick` is due, or null. */
export function due(line: Line): number | null {
  const moments = Object.values(line.waits);
  return moments.length > 0 ? Math.min(...moments) : null;
}
