/** The line as a state machine: what happened in, what is to be done out. No clock, no socket. */

import { Closing, PROTOCOL } from '../protocol/generated';
import { pause } from './backoff';
import { due, type Effect, type Input, type Line } from './line';
import { receive } from './receive';
import {
  AFTER_RATE,
  GREET_WITHIN,
  PROBE_WITHIN,
  RESEND_AFTER,
  SLEPT,
  ask,
  end,
  resend,
  resync,
  send,
  type Step,
} from './step';

/** Return the line after something happened, and what is to be done about it. */
export function reduce(
  line: Line,
  input: Input,
  now: number,
  luck: number,
): { line: Line; effects: Effect[] } {
  const step: Step = { line: { ...line, waits: { ...line.waits } }, effects: [], now, luck };
  take(step, input);
  return { line: step.line, effects: step.effects };
}

function take(step: Step, input: Input): void {
  switch (input.is) {
    case 'start':
      return open(step);
    case 'stop':
      return end(step, 'off');
    case 'opened':
      return greet(step);
    case 'closed':
      return closed(step, input.code);
    case 'received':
      return receive(step, input.message);
    case 'tick':
      return tick(step);
    case 'wake':
      return wake(step);
    case 'probed':
      step.line.suspicion = input.reachable ? step.line.suspicion + 1 : 0;
      return;
    case 'act':
      return act(step, input.id, input.move, input.turn);
    case 'say':
      if (step.line.phase === 'live') send(step, input.message);
      return;
    case 'mute':
      step.line.muted = input.on;
      if (step.line.phase === 'live') send(step, { type: 'mute', on: input.on });
  }
}

function open(step: Step): void {
  const { line, now } = step;
  line.phase = 'opening';
  line.trouble = null;
  line.asked = false;
  line.ping = null;
  line.waits = { greeting: now + GREET_WITHIN };
  step.effects.push({ do: 'open' });
}

function greet(step: Step): void {
  step.line.phase = 'greeting';
  step.line.waits = { greeting: step.now + GREET_WITHIN };
  send(step, { type: 'hello', protocol: PROTOCOL });
}

function closed(step: Step, code: number): void {
  const { phase } = step.line;
  if (phase === 'off' || phase === 'elsewhere' || phase === 'outdated' || phase === 'refused') {
    return;
  }
  if (code === Closing.MOVED_ELSEWHERE) return end(step, 'elsewhere');
  if (code === Closing.UPGRADE) return end(step, 'outdated');
  if (code === Closing.GONE) {
    step.line.trouble = { code: 'gone', detail: '' };
    return end(step, 'refused');
  }
  lose(step, code === Closing.RATE ? AFTER_RATE : 0);
}

/** The line is dead: try again later, `atLeast` so many milliseconds from now. */
function lose(step: Step, atLeast: number): void {
  const { line, now, luck } = step;
  line.phase = 'resting';
  line.failures += 1;
  line.asked = false;
  line.ping = null;
  line.waits = { retry: now + Math.max(atLeast, pause(line.failures, luck)) };
  if (line.failures >= 2) step.effects.push({ do: 'probe' });
}

function wake(step: Step): void {
  if (step.line.phase === 'live') ask(step, PROBE_WITHIN);
  if (step.line.phase === 'resting') open(step);
}

function tick(step: Step): void {
  const { line, now } = step;
  const first = due(line);
  if (first === null || now < first) return;
  if (line.phase === 'live' && now - first > SLEPT) {
    if (line.waits.resend !== undefined) line.waits.resend = now + RESEND_AFTER;
    return ask(step, PROBE_WITHIN);
  }
  const passed = (moment: number | undefined) => moment !== undefined && moment <= now;
  if (passed(line.waits.retry)) return open(step);
  if (passed(line.waits.greeting)) return hangUp(step);
  if (passed(line.waits.answer)) return hangUp(step);
  if (passed(line.waits.ping)) ask(step);
  if (passed(line.waits.resend)) resend(step);
  if (passed(line.waits.caughtUp)) {
    line.asked = false;
    delete line.waits.caughtUp;
    resync(step);
  }
}

function hangUp(step: Step): void {
  const { woken, ping } = step.line;
  step.effects.push({ do: 'close' });
  lose(step, 0);
  // Whoever has just come back to the tab should not wait for luck.
  if (woken && ping) step.line.waits.retry = step.now;
}

function act(step: Step, id: string, move: string, turn: boolean): void {
  const { line } = step;
  if (line.phase !== 'live' || !line.position) {
    step.effects.push({ do: 'refuse', refusal: { why: 'offline', move } });
    return;
  }
  if (line.acts.some((other) => other.move === move || (turn && other.turn))) return;
  const version = line.position.version;
  // A card laid right after a siete would be chosen on the position before it, and come too late.
  const held = turn && line.acts.length > 0;
  line.acts = [...line.acts, { id, version, move, turn, done: null, held }];
  if (held) return;
  line.waits.resend ??= step.now + RESEND_AFTER;
  send(step, { type: 'act', id, version, move });
}
