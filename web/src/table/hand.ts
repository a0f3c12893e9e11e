/** Where the keyboard goes in a hand of cards that lies in rows. */

/** Return the place of the card that a key leads to, or null where the key means nothing here. */
export function step(key: string, place: number, count: number, columns: number): number | null {
  const target = aim(key, place, count, columns);
  return target === null || target < 0 || target >= count ? null : target;
}

function aim(key: string, place: number, count: number, columns: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return place - 1;
    case 'ArrowRight':
      return place + 1;
    case 'ArrowUp':
      return place - columns;
    case 'ArrowDown':
      return place + columns;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/**
 * Return the card that the keyboard stands on after the hand has changed: the same one, or where
 * it is gone, the one that took its place.
 */
export function kept(
  card: string | null,
  before: readonly string[],
  after: readonly string[],
): string | null {
  if (card !== null && after.includes(card)) return card;
  const place = card === null ? 0 : Math.max(0, before.indexOf(card));
  return after[Math.min(place, after.length - 1)] ?? null;
}

/** A card in the hand; several packs have cards that look alike, so each has a name of its own. */
export interface Held {
  id: string;
  card: string;
}

/**
 * Return the cards of a hand with their names: the card itself, and `7o.2`, `7o.3` for its copies.
 * The last copy is the one that leaves first.
 */
export function held(cards: readonly string[]): Held[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = (seen.get(card) ?? 0) + 1;
    seen.set(card, copy);
    return { id: nameOf(card, copy), card };
  });
}

/** Return the name of a copy of a card, counted from 1. */
export function nameOf(card: string, copy: number): string {
  return copy === 1 ? card : `${card}.${copy}`;
}

/** How a hand lies: cards a row, width of a card, and what is seen of a row under the next one. */
export interface Lie {
  columns: number;
  card: number;
  row: number;
}
