/** What the notice says about the line and about people, before it speaks of cards. */

import { say } from '../lib/i18n.svelte.ts';
import type { Presence } from '../protocol/generated.ts';
import type { Session } from './session.svelte.ts';

/** Return the sentence about a broken line, or null while it is good. */
export function troubleOf(session: Session): string | null {
  const { line, live, blocked } = session;
  if (live) return line.restarting ? say('line-restarting') : null;
  if (blocked) return say('line-blocked');
  if (line.restarting) return say('line-restarting');
  return line.position || line.failures > 0 ? say('line-lost') : say('table-coming');
}

/** Return the sentence about somebody whose turn it is and who has no line, or null. */
export function waitingFor(presence: Presence, turn: number | null, now: number): string | null {
  const chair = turn === null ? undefined : presence.chairs[turn];
  if (!chair || chair.you || chair.away <= now) return null;
  const seconds = Math.ceil((chair.away - now) / 1000);
  return say('waiting-for', { name: chair.name, seconds });
}
