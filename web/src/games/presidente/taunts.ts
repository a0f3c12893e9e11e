/** Harmless jokes at the last one's expense, where the table has them [U-69]. */

import type { Presence, PresidenteView } from '../../protocol/generated.ts';

/** How many jokes the catalogue has. */
const JOKES = 6;

export interface Taunt {
  /** Who was last. */
  seat: number;
  /** Which joke: the same for everybody, another with each hand. */
  joke: number;
}

/** Return the joke of a finished hand, or null; `wanted` is whether its target puts up with it. */
export function tauntOf(
  view: PresidenteView,
  options: Presence['options'],
  wanted: boolean,
): Taunt | null {
  const seat = view.left === null ? null : view.positions.at(-1);
  if (options['taunts'] !== 'emotes' || seat === null || seat === undefined) return null;
  if (seat === view.seat && !wanted) return null;
  return { seat, joke: view.hand_number % JOKES };
}
