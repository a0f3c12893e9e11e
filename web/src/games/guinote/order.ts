/** In which order a hand is held: trumps first, then suit by suit, the best card of each first. */

const BEST_FIRST = ['1', '3', '12', '10', '11', '7', '6', '5', '4', '2'];
const SUITS = 'oceb';

/** The pack, card by card [G-1]. */
export const PACK = BEST_FIRST.flatMap((rank) => [...SUITS].map((suit) => rank + suit));

/** Return the hand in the order in which it is shown. */
export function held(hand: readonly string[], trump: string | null): string[] {
  const suits = trump ? trump + SUITS.replace(trump, '') : SUITS;
  const rank = (card: string) => BEST_FIRST.indexOf(card.slice(0, -1));
  const suit = (card: string) => suits.indexOf(card.slice(-1));
  return [...hand].sort((one, other) => suit(one) - suit(other) || rank(one) - rank(other));
}
