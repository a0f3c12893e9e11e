/** What stands on the plates: who sits where, and how the hand goes for them. */

import type { PresidenteView } from '../../protocol/generated.ts';

/** Return the seats in order of play, beginning after the one that looks, or with `first`. */
export function round(
  seats: number,
  me: number | null,
  first: number,
  clockwise: boolean,
): number[] {
  const step = clockwise ? 1 : seats - 1;
  const from = me ?? first;
  const all = Array.from({ length: seats }, (_, place) => (from + place * step) % seats);
  return me === null ? all : all.slice(1);
}

/** Return how many rows the plates stand in. */
export function rowsOf(count: number): number {
  return count > 5 ? 2 : 1;
}

export type Standing =
  | { is: 'in' }
  | { is: 'passed' }
  | { is: 'skipped' }
  | { is: 'gives' }
  /** Without cards, in this place. */
  | { is: 'out'; place: number }
  /** Left with a bad place before the hand was over [U-50, U-52]. */
  | { is: 'lost'; place: number };

/** Return how a seat stands in the hand. */
export function standing(view: PresidenteView, seat: number): Standing {
  const place = view.positions.indexOf(seat) + 1;
  if (place > 0) {
    const lost = view.removed.some((one) => one.seat === seat && one.why !== 'quartet');
    return { is: lost ? 'lost' : 'out', place };
  }
  if (view.owed.some((one) => one.seat === seat)) return { is: 'gives' };
  if (view.phase === 'play' && view.skipped === seat) return { is: 'skipped' };
  if (view.phase === 'play' && view.passed.includes(seat)) return { is: 'passed' };
  return { is: 'in' };
}
