/** A hand of many cards in rows, and a table on which several packs lie. */

import { nameOf, type Lie } from './hand.ts';

/** Return the names of cards on the table, oldest first, beside the hand that some came from. */
export function laidNames(cards: readonly string[], hand: readonly string[]): string[] {
  const seen = new Map<string, number>();
  for (const card of hand) seen.set(card, (seen.get(card) ?? 0) + 1);
  const names = cards.toReversed().map((card) => {
    const copy = (seen.get(card) ?? 0) + 1;
    seen.set(card, copy);
    return nameOf(card, copy);
  });
  return names.toReversed();
}

const WIDTHS = [108, 100, 92, 84, 78, 72, 66, 60, 56];
/** What can be touched is at least this wide and high. */
const TARGET = 48;
const RATIO = 1.6;

/** Return how a hand lies in a width and, if it can, a height; the cards as large as they may. */
export function lie(count: number, width: number, height: number): Lie {
  const lies = WIDTHS.map((card) => {
    const most = Math.max(1, Math.floor((width - card) / TARGET) + 1);
    const rows = Math.max(1, Math.ceil(count / most));
    const row = rows > 4 ? TARGET : TARGET + 4;
    const columns = Math.max(1, Math.ceil(count / rows));
    return { lie: { columns, card, row }, height: (rows - 1) * row + card * RATIO };
  });
  const fitting = lies.find((one) => one.height <= height);
  return (fitting ?? lies.at(-1)!).lie;
}
