/** The position as the person sees it who has just moved: the move is drawn before it is known. */

import type { Pending } from '../../net/line.ts';
import type { LaidSet, PresidenteLegal, PresidenteView } from '../../protocol/generated.ts';

export interface Shown {
  view: PresidenteView;
  legal: PresidenteLegal;
  /** What was done and is not yet acknowledged. */
  sent: 'play' | 'pass' | 'give' | null;
}

const NOTHING = { sets: [], wilds: [], must: null, can_pass: false, give: 0 } as const;

/** Return view and offers with the moves under way drawn in; the moves may yet be taken back. */
export function overlay(
  view: PresidenteView,
  legal: PresidenteLegal,
  acts: readonly Pending[],
): Shown {
  let shown: Shown = { view, legal, sent: null };
  for (const act of acts) shown = draw(shown, act.move);
  return shown;
}

function draw(shown: Shown, move: string): Shown {
  const { view, legal } = shown;
  const [verb, ...cards] = move.split(' ');
  const { seat } = view;
  if (seat === null) return shown;
  const none: PresidenteLegal = { ...legal, ...NOTHING, sets: [], wilds: [] };
  if (verb === 'pass' && view.turn === seat) {
    const passed = { ...view, turn: null, passed: [...view.passed, seat] };
    return { view: passed, legal: none, sent: 'pass' };
  }
  const hand = without(view.hand, cards);
  if (hand === null) return shown;
  const counts = view.counts.map((count, place) => (place === seat ? hand.length : count));
  if (verb === 'give' && legal.give > 0) {
    const owed = view.owed.filter((one) => one.seat !== seat);
    return { view: { ...view, hand, counts, owed }, legal: none, sent: 'give' };
  }
  if (verb !== 'play' || view.turn !== seat) return shown;
  const laid: LaidSet = { seat, cards, number: numberOf(legal, cards), equal: false };
  const pile = [...view.pile, laid];
  return { view: { ...view, hand, counts, pile, turn: null }, legal: none, sent: 'play' };
}

/** Return the number under which these cards were offered; of no offer, that of the first card. */
function numberOf({ sets }: PresidenteLegal, cards: readonly string[]): string {
  const fits = sets.find(
    (one) =>
      one.size === cards.length &&
      cards.filter((card) => one.cards.includes(card)).length === one.size - one.twos,
  );
  const rank = cards[0]?.slice(0, -1) ?? '';
  return fits?.number ?? (rank === '1' ? 'A' : rank);
}

function without(hand: readonly string[], cards: readonly string[]): string[] | null {
  const left = [...hand];
  for (const card of cards) {
    const place = left.indexOf(card);
    if (place < 0) return null;
    left.splice(place, 1);
  }
  return left;
}
