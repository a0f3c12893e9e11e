/** What each message of the server does to the line. */

import type { Fault, Ok, Presence, ServerMessage, Snapshot } from '../protocol/generated';
import type { Position, Refusal } from './line';
import { measured, stamped } from './offset';
import {
  CATCH_UP_WITHIN,
  PING_EVERY,
  RESEND_AFTER,
  ask,
  end,
  release,
  resend,
  resync,
  send,
  type Step,
} from './step';

export function receive(step: Step, message: ServerMessage): void {
  take(step, message);
  release(step);
}

function take(step: Step, message: ServerMessage): void {
  const { line, now } = step;
  switch (message.type) {
    case 'welcome':
      line.name = message.name;
      line.offset = stamped(line.offset, message.now, now);
      return join(step);
    case 'snapshot':
      return snapshot(step, message);
    case 'events':
      return events(step, message);
    case 'ok':
      return ok(step, message);
    case 'stale':
      settle(step, message.id, 'stale');
      if (message.version > (line.position?.version ?? 0)) resync(step);
      return;
    case 'illegal':
      settle(step, message.id, 'illegal', message.reason);
      return;
    case 'presence':
      return presence(step, message);
    case 'said':
      step.effects.push({ do: 'said', seat: message.seat, phrase: message.phrase });
      return;
    case 'pong':
      return pong(step, message.n, message.now);
    case 'moved-elsewhere':
      return end(step, 'elsewhere');
    case 'restarting':
      line.restarting = true;
      return;
    case 'upgrade':
      line.newer = message.protocol;
      return end(step, 'outdated');
    case 'fault':
      return fault(step, message);
  }
}

function join(step: Step): void {
  const { line } = step;
  line.phase = 'joining';
  const seen = line.position?.version ?? null;
  send(step, { type: 'join', table: line.table, seen, tab: line.tab });
  ask(step);
}

/** The line is good from here on, and only now may a notice of trouble go. */
function live(step: Step): void {
  const { line, now } = step;
  if (line.phase !== 'joining') return;
  line.phase = 'live';
  line.failures = 0;
  line.suspicion = 0;
  line.restarting = false;
  delete line.waits.greeting;
  if (!line.ping) line.waits.ping = now + PING_EVERY;
  if (line.muted) send(step, { type: 'mute', on: true });
}

function snapshot(step: Step, message: Snapshot): void {
  const { line } = step;
  const before = line.position?.version ?? null;
  live(step);
  line.asked = false;
  line.reached = message.version;
  delete line.waits.caughtUp;
  // A move that was chosen on another position is dropped, never made on this one.
  line.acts = line.acts.filter((act) => act.done === null && act.version === message.version);
  show(step, message, before !== null && message.version === before + 1);
  delete line.waits.resend;
  resend(step);
}

function events(step: Step, message: Position): void {
  const { line } = step;
  if (!line.position || line.asked) return line.position ? undefined : resync(step);
  const { version } = line.position;
  if (message.version <= version) return;
  if (message.version > version + 1) return resync(step);
  line.acts = line.acts.filter((act) => act.done === null || act.done > message.version);
  show(step, message, true);
}

function show(step: Step, position: Position, fresh: boolean): void {
  const { line } = step;
  line.position = position;
  if (!line.asked && position.version >= line.reached) delete line.waits.caughtUp;
  line.offset = stamped(line.offset, position.clock.now, step.now);
  step.effects.push({ do: 'show', position, fresh });
}

function ok(step: Step, message: Ok): void {
  const { line } = step;
  const here = line.position?.version ?? 0;
  line.acts = line.acts
    .map((act) => (act.id === message.id ? { ...act, done: message.version } : act))
    .filter((act) => act.done === null || act.done > here);
  if (line.acts.every((act) => act.done !== null)) delete line.waits.resend;
  catchUp(step, message.version);
}

/** The server is at `version`: if its frames do not come soon, ask for them. */
function catchUp(step: Step, version: number): void {
  const { line, now } = step;
  line.reached = Math.max(line.reached, version);
  if (version > (line.position?.version ?? 0) && !line.asked) {
    line.waits.caughtUp ??= now + CATCH_UP_WITHIN;
  }
}

/** Take an act back and say why. */
function settle(step: Step, id: string, why: 'stale' | 'illegal', reason = ''): void {
  const { line } = step;
  const act = line.acts.find((other) => other.id === id);
  if (!act) return;
  // What was to follow it was chosen together with it.
  line.acts = line.acts.filter((other) => other !== act && !other.held);
  const { move } = act;
  const refusal: Refusal = why === 'stale' ? { why, move } : { why, move, reason };
  step.effects.push({ do: 'refuse', refusal });
}

function presence(step: Step, message: Presence): void {
  step.line.presence = message;
  // A table that has not begun, or is closed, has no position worth waiting for.
  if (message.status === 'waiting' || message.status === 'closed') live(step);
}

function pong(step: Step, n: number, server: number): void {
  const { line, now } = step;
  if (line.ping?.n !== n) return;
  line.offset = measured(line.offset, line.ping.sent, now, server);
  line.ping = null;
  line.woken = false;
  delete line.waits.answer;
  line.waits.ping = now + PING_EVERY;
}

function fault(step: Step, message: Fault): void {
  const { line, now } = step;
  const trouble = { code: message.code, detail: message.detail };
  if (message.code === 'gone' || (message.code === 'full' && line.phase === 'joining')) {
    line.trouble = trouble;
    return end(step, 'refused');
  }
  const seconds = message.retry_after;
  if (message.code === 'rate' && line.waits.resend !== undefined) {
    line.waits.resend = now + Math.max(seconds * 1000, RESEND_AFTER);
  }
  step.effects.push({ do: 'refuse', refusal: { why: 'fault', trouble, seconds } });
}
