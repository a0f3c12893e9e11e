import { expect, test } from 'vitest';
import { complete, exact, toGive, touched, ways } from '../../src/games/presidente/selection.ts';
import { round, rowsOf } from '../../src/games/presidente/seats.ts';
import { held } from '../../src/table/hand.ts';

const HAND = held(['7o', '7c', '7e', '9b', '2c', '2o']);
const card = (id: string) => HAND.find((one) => one.id === id)!;
const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);

/** What a lead offers with wild twos: sevens alone or up to three, with a two or without. */
const LEAD = {
  sets: [
    { number: '7', size: 1, twos: 0, cards: ['7o', '7c', '7e'] },
    { number: '7', size: 2, twos: 0, cards: ['7o', '7c', '7e'] },
    { number: '7', size: 2, twos: 1, cards: ['7o', '7c', '7e'] },
    { number: '7', size: 3, twos: 0, cards: ['7o', '7c', '7e'] },
    { number: '9', size: 1, twos: 0, cards: ['9b'] },
  ],
  wilds: ['2c'],
  must: null,
};
/** A pair is on the table, and only the sevens beat it. */
const PAIR = {
  sets: [{ number: '7', size: 2, twos: 0, cards: ['7o', '7c', '7e'] }],
  wilds: [],
  must: null,
};
const touch = { again: false, confirm: false, size: 0 };

test('a raised card is offered with every set it may be in, the smaller ones first', () => {
  const found = ways(LEAD, HAND, [card('7c')]);
  expect(found.map(({ size, twos }) => [size, twos])).toEqual([
    [1, 0],
    [2, 0],
    [2, 1],
    [3, 0],
  ]);
  expect(ways(LEAD, HAND, [card('7c'), card('2c')])).toHaveLength(1);
  expect(ways(LEAD, HAND, [card('7c'), card('9b')])).toEqual([]);
});

test('a set is filled up with the cards that are not yet raised', () => {
  const [, pair, wild] = ways(LEAD, HAND, [card('7c')]);
  expect(ids(complete(LEAD, pair!, HAND, [card('7c')]))).toEqual(['7c', '7o']);
  expect(ids(complete(LEAD, wild!, HAND, [card('7c')]))).toEqual(['7c', '2c']);
});

test('where only one set has the card, its mates go up with it', () => {
  const next = touched(PAIR, HAND, [], { ...touch, card: card('7e'), size: 2 });
  expect(ids(next.chosen)).toEqual(['7e', '7o']);
  expect(next.lays).toBe(false);
  expect(exact(PAIR, HAND, next.chosen)).not.toBeNull();
  expect(exact(PAIR, HAND, [card('7e')])).toBeNull();
});

test('a card of another number begins anew; a raised one goes down, or twice at once is laid', () => {
  const up = touched(LEAD, HAND, [card('7o')], { ...touch, card: card('9b') });
  expect(ids(up.chosen)).toEqual(['9b']);
  expect(touched(LEAD, HAND, up.chosen, { ...touch, card: card('9b') }).chosen).toEqual([]);
  const twice = touched(LEAD, HAND, up.chosen, { ...touch, card: card('9b'), again: true });
  expect(twice.lays).toBe(true);
});

test('in a trick of single cards one touch lays, unless one wants to be asked', () => {
  const single = { ...LEAD, sets: LEAD.sets.filter(({ size }) => size === 1) };
  const at = { ...touch, size: 1, card: card('9b') };
  expect(touched(single, HAND, [], at).lays).toBe(true);
  const asked = touched(single, HAND, [], { ...at, confirm: true });
  expect(asked).toMatchObject({ lays: false, chosen: [card('9b')] });
  expect(touched(single, HAND, asked.chosen, { ...at, confirm: true }).lays).toBe(true);
});

test('a card that must be laid is part of every set offered [U-22]', () => {
  const bound = { ...LEAD, must: '7o' };
  const found = ways(bound, HAND, [card('7c')]);
  expect(found.every(({ size }) => size > 1)).toBe(true);
  expect(ids(complete(bound, found[0]!, HAND, [card('7c')]))).toContain('7o');
  expect(exact(bound, HAND, [card('7c'), card('7e')])).toBeNull();
});

test('of too many cards to give, the first makes room', () => {
  expect(ids(toGive([card('7o'), card('7c')], card('9b'), 2))).toEqual(['7c', '9b']);
  expect(toGive([card('9b')], card('9b'), 2)).toEqual([]);
});

test('the others stand in order of play, whichever way it goes', () => {
  expect(round(5, 1, 0, true)).toEqual([2, 3, 4, 0]);
  expect(round(5, 1, 0, false)).toEqual([0, 4, 3, 2]);
  expect(round(4, null, 2, true)).toEqual([2, 3, 0, 1]);
  expect([1, 5, 6, 9, 10].map(rowsOf)).toEqual([1, 1, 2, 2, 2]);
});
