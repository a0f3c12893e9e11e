/** One change of the line: what its parts share. */

import type { ClientMessage } from '../protocol/generated';
import type { Effect, Line } from './line';

/** What a change may look at and change; `line` is a copy. */
export interface Step {
  line: Line;
  effects: Effect[];
  now: number;
  /** A random number from 0 up to 1. */
  luck: number;
}

export const PING_EVERY = 20_000;
const ANSWER_WITHIN = 8_000;
export const PROBE_WITHIN = 3_000;
export const GREET_WITHIN = 10_000;
export const RESEND_AFTER = 3_000;
export const CATCH_UP_WITHIN = 2_000;
export const AFTER_RATE = 10_000;
/** A tick that comes so late says that the tab slept: nothing that was due then proves anything. */
export const SLEPT = 4_000;

export function send(step: Step, message: ClientMessage): void {
  step.effects.push({ do: 'send', message });
}

/** End the line until the person asks for it again. */
export function end(step: Step, phase: 'off' | 'elsewhere' | 'outdated' | 'refused'): void {
  step.line.phase = phase;
  step.line.waits = {};
  step.line.ping = null;
  step.line.acts = [];
  step.effects.push({ do: 'close' });
}

/** Send a ping; only its missing answer counts as death of the line. */
export function ask(step: Step, within: number = ANSWER_WITHIN): void {
  const { line, now } = step;
  line.pings += 1;
  line.ping = { n: line.pings, sent: now };
  line.woken = within === PROBE_WITHIN;
  delete line.waits.ping;
  line.waits.answer = now + within;
  send(step, { type: 'ping', n: line.pings });
}

/** Ask for a snapshot, unless one is on its way. */
export function resync(step: Step): void {
  if (step.line.asked) return;
  step.line.asked = true;
  step.line.waits.caughtUp = step.now + CATCH_UP_WITHIN;
  send(step, { type: 'resync' });
}

/** Send what waited for the acts before it, once they are part of the position. */
export function release(step: Step): void {
  const { line, now } = step;
  const [first, ...others] = line.acts;
  if (!first?.held || others.length > 0 || line.phase !== 'live' || !line.position) return;
  const version = line.position.version;
  line.acts = [{ ...first, version, held: false }];
  line.waits.resend = now + RESEND_AFTER;
  send(step, { type: 'act', id: first.id, version, move: first.move });
}

/** Send again what was not acknowledged, with the same ids; the server does each once. */
export function resend(step: Step): void {
  const { line, now } = step;
  const open = line.acts.filter(({ done, held }) => done === null && !held);
  delete line.waits.resend;
  if (open.length === 0) return;
  line.waits.resend = now + RESEND_AFTER;
  for (const { id, version, move } of open) send(step, { type: 'act', id, version, move });
  if (!line.ping) ask(step);
}
