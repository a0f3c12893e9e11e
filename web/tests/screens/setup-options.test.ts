/** Every kind of option can be chosen; which there are is the server's business. */
import { beforeEach, expect, test } from 'vitest';
import { matters } from '../../src/lib/options.ts';
import { router } from '../../src/lib/router.svelte.ts';
import Setup from '../../src/screens/Setup.svelte';
import { read } from '../../src/screens/setup/numbers.ts';
import { changed, presets, standard, withChange, words } from '../../src/screens/setup/presets.ts';
import { json, PRESIDENTE, serve, settled, show, type Asked } from '../fake.ts';

const ANSWERS = { 'GET /api/games': [PRESIDENTE], 'POST /api/tables': { table: 'priv' } };
const STANDARD = standard(PRESIDENTE, 'uno_base');

beforeEach(() => router.go('/nueva?juego=presidente', { replace: true }));

async function opens(answers: Parameters<typeof serve>[0] = ANSWERS): Promise<Asked[]> {
  const asked = serve(answers);
  await show(Setup, {});
  return asked;
}

function field(name: string): HTMLElement {
  const found = shown(name);
  if (!found) throw new Error(`no option ${name}`);
  return found;
}

function shown(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-option=${name}]`);
}

/** Choose the value at a place of the list, as the server lists it. */
async function choose(name: string, place: number): Promise<void> {
  const select = field(name).querySelector('select')!;
  select.value = String(place);
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
}

function checkbox(name: string, words: string): HTMLInputElement {
  const chip = [...field(name).querySelectorAll('.chip')].find(
    (one) => one.textContent.trim() === words,
  );
  if (!chip) throw new Error(`no "${words}" in ${name}`);
  return chip.querySelector('input')!;
}

async function toggle(name: string, words: string): Promise<void> {
  checkbox(name, words).click();
  await settled();
}

async function write(input: HTMLInputElement, text: string): Promise<void> {
  input.focus();
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
}

async function send(asked: Asked[]): Promise<unknown> {
  document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
  await settled();
  return asked.at(-1)?.body;
}

test.each(['es', 'en'] as const)('every option and value has words (%s)', async (language) => {
  serve(ANSWERS);
  const body = await show(Setup, {}, language);
  const wanted = PRESIDENTE.options.filter((one) => matters(PRESIDENTE, STANDARD, one));
  expect(body.querySelectorAll('[data-option]')).toHaveLength(wanted.length);
  for (const { options } of presets(PRESIDENTE)) {
    expect(Object.keys(options)).toHaveLength(PRESIDENTE.options.length);
  }
  for (const option of body.querySelectorAll('option')) {
    expect(option.textContent.trim()).toMatch(/^[A-ZÁÉÍÓÚ0-9]/);
  }
});

test('four sit down unless somebody says another number, which is sent', async () => {
  const asked = await opens();
  const chips = [...document.querySelectorAll<HTMLInputElement>('input[name=seats]')];
  expect(chips.map((one) => one.parentElement?.textContent.trim())).toEqual(
    ['2', '3', '4', '5', '6', '7', '8', '9', '10'],
  ); // prettier-ignore
  expect(document.querySelectorAll('.place')).toHaveLength(4);
  expect(document.querySelectorAll('.place--ours')).toHaveLength(1);
  chips[6]?.click();
  await settled();
  expect(document.querySelectorAll('.place')).toHaveLength(8);
  expect(await send(asked)).toEqual({
    game: 'presidente',
    variant: 'uno_base',
    options: {},
    bots: true,
    seats: 8,
  });
});

test('the number of seats stays when the way of playing changes', async () => {
  const asked = await opens();
  document.querySelectorAll<HTMLInputElement>('input[name=seats]')[4]?.click();
  document.querySelectorAll<HTMLInputElement>('input[name=preset]')[1]?.click();
  await settled();
  expect(await send(asked)).toMatchObject({ variant: PRESIDENTE.variants[1]?.name, seats: 6 });
});

test('ways to play beyond the first few stand behind a heading', async () => {
  await opens();
  const all = [...document.querySelectorAll('input[name=preset]')];
  expect(all).toHaveLength(PRESIDENTE.variants.length);
  expect(all.filter((one) => !one.closest('details'))).toHaveLength(5);
});

test('a word or a number: each is sent as what it is', async () => {
  const asked = await opens();
  await choose('decks', 2);
  expect(await send(asked)).toMatchObject({ options: { decks: 2 } });
  await choose('decks', 0);
  expect(await send(asked)).toMatchObject({ options: {} });
});

test('ranks are chosen one by one and sent in the order of the pack', async () => {
  const asked = await opens();
  await toggle('removed_ranks', '9');
  await toggle('removed_ranks', 'as');
  expect(checkbox('removed_ranks', 'as').checked).toBe(true);
  expect(await send(asked)).toMatchObject({ options: { removed_ranks: ['A', '9'] } });
  await toggle('removed_ranks', 'as');
  await toggle('removed_ranks', '9');
  expect(await send(asked)).toMatchObject({ options: {} });
});

test('another pack has other ranks; those it lacks are not taken along', async () => {
  const asked = await opens();
  await toggle('removed_ranks', '2');
  await toggle('removed_ranks', '12');
  await choose('deck', 2);
  expect(() => checkbox('removed_ranks', '12')).toThrow();
  await toggle('removed_ranks', 'Q');
  expect(await send(asked)).toMatchObject({
    options: { deck: 'french52', removed_ranks: ['2', 'Q'] },
  });
});

test('points are written with halves', async () => {
  const asked = await opens();
  const inputs = [...field('score_table').querySelectorAll('input')];
  expect(inputs.map(({ value }) => value)).toEqual(['4', '3', '2,5', '1', '0']);
  await write(inputs[0]!, '4,5');
  await write(inputs[1]!, '3.5');
  expect(await send(asked)).toMatchObject({ options: { score_table: [9, 7, 5, 2, 0] } });
  inputs[3]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
  inputs[4]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  await settled();
  expect(inputs.map(({ value }) => value)).toEqual(['4,5', '3,5', '2,5', '1,5', '0']);
});

test.each(['', 'x', '-1', '2,3', '51', '1e1'])('%o is no number of points', async (text) => {
  const asked = await opens();
  const [input] = field('score_table').querySelectorAll('input');
  await write(input!, text);
  expect(input?.validity.valid).toBe(false);
  input?.dispatchEvent(new FocusEvent('blur'));
  expect(input?.value).toBe('4');
  expect(input?.validity.valid).toBe(true);
  expect(await send(asked)).toMatchObject({ options: {} });
});

test('a number of points is read in the units of the option', () => {
  const [table] = PRESIDENTE.options.filter(({ name }) => name === 'score_table');
  expect([' 2,5 ', '50', '0', '50,5', '2,25'].map((text) => read(table!, text))).toEqual([
    5,
    100,
    0,
    null,
    null,
  ]); // prettier-ignore
});

test('what changes nothing is not shown, and not sent', async () => {
  const asked = await opens();
  expect(shown('equal_skip')).toBeNull();
  await choose('equal', 1);
  await choose('equal_skip', 1);
  expect(await send(asked)).toMatchObject({ options: { equal: 'allowed', equal_skip: true } });
  await choose('equal', 0);
  expect(shown('equal_skip')).toBeNull();
  expect((await send(asked)) as object).toHaveProperty('options', {});
});

test('what hangs on something that changes nothing changes nothing either', () => {
  const [leader] = PRESIDENTE.options.filter(({ name }) => name === 'kill_leader');
  expect(matters(PRESIDENTE, STANDARD, leader!)).toBe(true);
  expect(matters(PRESIDENTE, { ...STANDARD, boss_card: 'none' }, leader!)).toBe(false);
});

test('a number that begins to matter is one that is offered', async () => {
  const asked = await opens();
  await choose('match_end', 1);
  expect(shown('rounds')).toBeNull();
  expect(field('target').querySelector('select')?.selectedOptions[0]?.text).toContain('20');
  expect(await send(asked)).toMatchObject({ options: { match_end: 'target', target: 20 } });
});

test('what is offered already stays when something else changes', () => {
  const target = { ...STANDARD, match_end: 'target', target: 500 };
  expect(withChange(PRESIDENTE, target, 'rounds', 3)).toEqual({ ...target, rounds: 3 });
  expect(changed(PRESIDENTE, withChange(PRESIDENTE, STANDARD, 'deal', 7), STANDARD)).toEqual({
    deal: 7,
  });
});

test('the ace has one name among the ranks', () => {
  const [removed] = PRESIDENTE.options.filter(({ name }) => name === 'removed_ranks');
  expect(words(removed!, STANDARD)).toEqual('A 2 3 4 5 6 7 8 9 10 11 12'.split(' '));
  expect(words(removed!, { ...STANDARD, deck: 'spanish40' })).not.toContain('8');
});

test('a heading tells how much was changed under it', async () => {
  await opens();
  await choose('deal', 3);
  await choose('decks', 1);
  const summary = field('deal').closest('details')?.querySelector('summary');
  expect(summary?.textContent).toContain('2 cambios');
});

test('options that do not go together are named and brought before the eyes', async () => {
  const fault = { error: 'invalid', detail: 'option decks: 48 cards are not enough' };
  const asked = await opens({ ...ANSWERS, 'POST /api/tables': () => json(fault, 400) });
  await choose('decks', 1);
  await send(asked);
  const alert = document.querySelector('[role=alert]')?.textContent ?? '';
  expect(alert).toContain(field('decks').querySelector('b')?.textContent);
  expect(field('decks').classList).toContain('is-wrong');
  for (let at = field('decks').closest('details'); at; at = at.parentElement!.closest('details')) {
    expect(at.open).toBe(true);
  }
  await choose('decks', 2);
  expect(document.querySelector('[role=alert]')).toBeNull();
});

test('a refusal that names no option is told in general words', async () => {
  const fault = { error: 'invalid', detail: 'seats 11: uno_base takes 2, 3' };
  const asked = await opens({ ...ANSWERS, 'POST /api/tables': () => json(fault, 400) });
  await send(asked);
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Así no se puede');
});
