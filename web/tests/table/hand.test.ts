import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import Hand from '../../src/table/Hand.svelte';
import { held as named, kept, step, type Held } from '../../src/table/hand.ts';
import { laidNames, lie } from '../../src/table/rows.ts';
import { show } from '../fake.ts';
import Shell from './HandShell.svelte';
import { held } from './state.svelte.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 5, null],
  ['ArrowLeft', 0, null],
  ['ArrowLeft', 3, 2],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 4, null],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 1, null],
  ['Home', 4, 0],
  ['End', 1, 5],
  ['Enter', 1, null],
])('%s on card %i of two rows of three leads to %s', (key, place, to) => {
  expect(step(key, place, 6, 3)).toBe(to);
});

test('the keyboard stays on its card, or goes to the one that takes its place', () => {
  expect(kept('7o', ['1o', '7o', '4c'], ['7o', '4c'])).toBe('7o');
  expect(kept('7o', ['1o', '7o', '4c'], ['1o', '4c'])).toBe('4c');
  expect(kept('4c', ['1o', '7o', '4c'], ['1o', '7o'])).toBe('7o');
  expect(kept(null, [], ['1o', '7o'])).toBe('1o');
  expect(kept('1o', ['1o'], [])).toBeNull();
});

function button(card: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-card="${card}"]`);
  if (!found) throw new Error(`no ${card}`);
  return found;
}

function props(why: Record<string, string> = {}) {
  return {
    cards: named(['1o', '12c', '4b']),
    why,
    mine: true,
    onplay: vi.fn<(card: Held) => void>(),
    onrefuse: vi.fn<(card: Held) => void>(),
  };
}

test('cards are buttons with their names, and Tab leads to one of them', async () => {
  await show(Hand, props());
  const buttons = [...document.querySelectorAll('.hand__cards button')];
  expect(buttons.map((one) => one.getAttribute('aria-label'))).toEqual([
    'as de oros',
    'rey de copas',
    'cuatro de bastos',
  ]);
  expect(buttons.filter((one) => one.getAttribute('tabindex') === '0')).toHaveLength(1);
});

test('arrows move the focus, a click plays', async () => {
  const given = props();
  await show(Hand, given);
  button('1o').focus();
  button('1o').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  expect(document.activeElement).toBe(button('12c'));
  button('12c').click();
  expect(given.onplay.mock.calls).toEqual([[{ id: '12c', card: '12c' }]]);
});

test('a blocked card is reachable, says why and is not played', async () => {
  const given = props({ '12c': 'Hay que asistir: tienes oros.' });
  await show(Hand, given);
  const blocked = button('12c');
  expect(blocked.getAttribute('aria-disabled')).toBe('true');
  const reason = document.getElementById(blocked.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Hay que asistir: tienes oros.');
  blocked.click();
  expect(given.onplay).not.toHaveBeenCalled();
  expect(given.onrefuse.mock.calls).toEqual([[{ id: '12c', card: '12c' }]]);
});

test('out of turn nothing is drawn as blocked', async () => {
  await show(Hand, { ...props({ '12c': 'Todavía no te toca.' }), mine: false });
  expect(document.querySelector('.is-blocked')).toBeNull();
});

test('the focus stays in the hand when its card is played or others come', async () => {
  held.cards = ['1o', '12c', '4b'];
  await show(Shell, {});
  button('12c').focus();
  held.cards = ['1o', '3e', '12c', '4b'];
  flushSync();
  expect(document.activeElement).toBe(button('12c'));
  held.cards = ['1o', '3e', '4b'];
  flushSync();
  await Promise.resolve();
  await Promise.resolve();
  expect(document.activeElement).toBe(button('4b'));
});

test('copies of a card have names of their own, and the last one is laid first', () => {
  const before = named(['7o', '7o', '4c']).map(({ id }) => id);
  expect(before).toEqual(['7o', '7o.2', '4c']);
  expect(laidNames(['7o'], ['7o', '4c'])).toEqual(['7o.2']);
  expect(laidNames(['7o', '7o'], ['4c'])).toEqual(['7o.2', '7o']);
});

test.each([
  [6, 340, 192, 1],
  [12, 340, 192, 2],
  [16, 340, 192, 3],
  [26, 300, 170, 5],
  [26, 890, 230, 2],
])('%i cards in %i px lie in rows, each with room to be touched', (count, width, height, rows) => {
  const { columns, card, row } = lie(count, width, height);
  expect(Math.ceil(count / columns)).toBe(rows);
  const step = columns > 1 ? (width - card) / (columns - 1) : width;
  expect(Math.min(step, row)).toBeGreaterThanOrEqual(48);
});
