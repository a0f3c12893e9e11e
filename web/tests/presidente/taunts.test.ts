import { expect, test } from 'vitest';
import { tauntOf } from '../../src/games/presidente/taunts.ts';
import type { PresidenteView } from '../../src/protocol/generated.ts';

/** A finished hand in which seat 2 was last, seen from a seat. */
function ended(seat: number | null): PresidenteView {
  const part: Partial<PresidenteView> = { seat, hand_number: 3, left: [], positions: [1, 0, 2] };
  return part as PresidenteView;
}

const jokes = { taunts: 'emotes' };

test('nobody is joked at where the table has no jokes, or while a hand is played', () => {
  expect(tauntOf(ended(0), { taunts: 'off' }, true)).toBeNull();
  expect(tauntOf({ ...ended(0), left: null }, jokes, true)).toBeNull();
});

test('everybody sees the same joke at the last one', () => {
  const seen = [0, 1, 2, null].map((seat) => tauntOf(ended(seat), jokes, true));
  expect(seen).toEqual([0, 1, 2, 3].map(() => ({ seat: 2, joke: 3 })));
});

test('who does not want jokes is shown none at oneself', () => {
  expect(tauntOf(ended(2), jokes, false)).toBeNull();
  expect(tauntOf(ended(0), jokes, false)).toEqual({ seat: 2, joke: 3 });
});
