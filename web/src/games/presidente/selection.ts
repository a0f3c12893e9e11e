/**
 * Choosing cards for a set. What may be laid is the server's word: an offer is any `size - twos`
 * of its cards with any `twos` of the wild twos.
 */

import type { PresidenteLegal, SetOffer } from '../../protocol/generated.ts';
import type { Held } from '../../table/hand.ts';

type Offers = Pick<PresidenteLegal, 'sets' | 'wilds' | 'must'>;

interface Share {
  own: Held[];
  twos: Held[];
}

/** Return how chosen cards stand in an offer, or null where one has no place in it. */
function share(offer: SetOffer, wilds: readonly string[], chosen: readonly Held[]): Share | null {
  const own = chosen.filter(({ card }) => offer.cards.includes(card));
  const twos = chosen.filter(({ card }) => !offer.cards.includes(card));
  if (own.length > offer.size - offer.twos || twos.length > offer.twos) return null;
  return twos.every(({ card }) => wilds.includes(card)) ? { own, twos } : null;
}

/** Return the chosen cards and, where it is not among them, the card that must be laid. */
function bound(offers: Offers, hand: readonly Held[], chosen: readonly Held[]): readonly Held[] {
  const { must } = offers;
  if (must === null || chosen.some(({ card }) => card === must)) return chosen;
  const found = hand.find(({ card }) => card === must);
  return found ? [...chosen, found] : chosen;
}

/** Return the sets that may be laid with all of the chosen cards, the smaller ones first. */
export function ways(
  offers: Offers,
  hand: readonly Held[],
  chosen: readonly Held[],
): readonly SetOffer[] {
  if (chosen.length === 0) return [];
  const all = bound(offers, hand, chosen);
  return offers.sets
    .filter((offer) => share(offer, offers.wilds, all) !== null)
    .sort((one, other) => one.size - other.size || one.twos - other.twos);
}

/** Return the set that the chosen cards are, or null where they are none that may be laid. */
export function exact(
  offers: Offers,
  hand: readonly Held[],
  chosen: readonly Held[],
): SetOffer | null {
  if (bound(offers, hand, chosen).length !== chosen.length) return null;
  return ways(offers, hand, chosen).find(({ size }) => size === chosen.length) ?? null;
}

/** Return the chosen cards filled up to a set, with the cards that come first in the hand. */
export function complete(
  offers: Offers,
  offer: SetOffer,
  hand: readonly Held[],
  chosen: readonly Held[],
): readonly Held[] {
  const found = share(offer, offers.wilds, bound(offers, hand, chosen)) ?? { own: [], twos: [] };
  const taken = new Set([...found.own, ...found.twos].map(({ id }) => id));
  const free = (cards: readonly string[]) =>
    hand.filter(({ id, card }) => cards.includes(card) && !taken.has(id));
  const own = [...found.own, ...free(offer.cards)].slice(0, offer.size - offer.twos);
  const twos = [...found.twos, ...free(offers.wilds)].slice(0, offer.twos);
  return [...own, ...twos];
}

/** What a touch of a card makes of what was chosen. */
export interface Touched {
  chosen: readonly Held[];
  /** Whether it is laid at once. */
  lays: boolean;
}

export interface Touch {
  card: Held;
  /** Whether the same card was touched just before. */
  again: boolean;
  /** Whether single cards are asked about before they are laid. */
  confirm: boolean;
  /** How many cards the trick asks for; 0 on a lead. */
  size: number;
}

/** Return what is chosen after a touch: a card goes up, with its mates where only one set has it. */
export function touched(
  offers: Offers,
  hand: readonly Held[],
  chosen: readonly Held[],
  { card, again, confirm, size }: Touch,
): Touched {
  if (chosen.some(({ id }) => id === card.id)) {
    const lays = (again || size === 1) && exact(offers, hand, chosen) !== null;
    return lays ? { chosen, lays } : { chosen: without(chosen, card), lays };
  }
  const more = [...chosen, card];
  const next = ways(offers, hand, more).length > 0 ? more : [card];
  const all = ways(offers, hand, next);
  const only = all.length === 1 ? all[0] : undefined;
  const filled = only ? complete(offers, only, hand, next) : next;
  return { chosen: filled, lays: size === 1 && only !== undefined && !confirm };
}

/** Return what is chosen to give away after a touch; the first chosen makes room for a new one. */
export function toGive(chosen: readonly Held[], card: Held, count: number): readonly Held[] {
  if (chosen.some(({ id }) => id === card.id)) return without(chosen, card);
  return [...chosen, card].slice(-count);
}

function without(chosen: readonly Held[], card: Held): readonly Held[] {
  return chosen.filter(({ id }) => id !== card.id);
}
