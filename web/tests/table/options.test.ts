/** How a table plays, in words: its own options first, nothing that changes nothing. */
import { beforeEach, expect, test } from 'vitest';
import { open } from '../../src/lib/i18n.svelte.ts';
import { groups, inWords, type Settings } from '../../src/lib/options.ts';
import type { GameInfo, Presence } from '../../src/protocol/generated.ts';
import { standard } from '../../src/screens/setup/presets.ts';
import Options from '../../src/table/Options.svelte';
import WaitingRoom from '../../src/table/WaitingRoom.svelte';
import { GUINOTE, PRESIDENTE, serve, settled, show } from '../fake.ts';

beforeEach(() => open('more'));

function presence(game: GameInfo, variant: string, own: Settings): Presence {
  const options = { ...standard(game, variant), ...own };
  return { game: game.game, variant, options } as unknown as Presence;
}

async function opened(game: GameInfo, variant: string, own: Settings): Promise<HTMLElement> {
  serve({ 'GET /api/games': [PRESIDENTE, GUINOTE] });
  const body = await show(Options, { presence: presence(game, variant, own) });
  const details = body.querySelector('details')!;
  details.open = true;
  details.dispatchEvent(new Event('toggle'));
  await settled();
  return body;
}

function texts(body: HTMLElement, what: string): (string | undefined)[] {
  return [...body.querySelectorAll(what)].map((one) => one.textContent.trim());
}

test('what the table has of its own stands first', async () => {
  const body = await opened(GUINOTE, 'clasico', { turn_seconds: 0 });
  expect(texts(body, 'h3')[0]).toBe('Lo propio de esta mesa');
  const [own] = body.querySelectorAll('dl');
  expect(own?.querySelectorAll('dt')).toHaveLength(1);
  expect(own?.textContent).toContain('sin reloj');
  expect(body.querySelectorAll('dt')).toHaveLength(GUINOTE.options.length);
});

test('a table that has nothing of its own shows the variant under headings', async () => {
  const body = await opened(GUINOTE, 'clasico', {});
  expect(texts(body, 'h3')).toHaveLength(groups(GUINOTE.options).length);
  expect(body.textContent).not.toContain('Lo propio de esta mesa');
});

test('lists, rows and cards are told as people say them', async () => {
  const own = { removed_ranks: ['A', '9'], score_table: [9, 7, 5, 1, 0], decks: 2 };
  const body = await opened(PRESIDENTE, 'uno_base', own);
  const [list] = body.querySelectorAll('dl');
  expect(list?.querySelectorAll('dt')).toHaveLength(3);
  expect(texts(list!, 'dd')).toContain('as, 9');
  expect(texts(list!, 'dd')).toContain('4,5 · 3,5 · 2,5 · 0,5 · 0');
  expect(texts(body, 'dd')).toContain('dos de oros');
});

test('what changes nothing at this table is left out', async () => {
  const body = await opened(PRESIDENTE, 'uno_base', {});
  const hidden = PRESIDENTE.options.find(({ name }) => name === 'equal_skip')!;
  const words = inWords('presidente', hidden, true);
  expect(texts(body, 'dd')).not.toContain(words);
  expect(body.querySelectorAll('dt').length).toBeLessThan(PRESIDENTE.options.length);
});

test.each([
  [GUINOTE, true],
  [PRESIDENTE, false],
] as const)('only games of pairs tell four who plays together', async (game, pairs) => {
  const chairs = [0, 1, 2, 3].map((seat) => ({ seat, kind: 'bot', name: 'Pilar', you: false }));
  const name = game.variants[0]?.name ?? '';
  const waiting = { ...presence(game, name, {}), chairs, seat: 0 } as unknown as Presence;
  const nothing = () => undefined;
  const props = { presence: waiting, live: true, onsay: nothing, onleave: nothing };
  const body = await show(WaitingRoom, props);
  expect(body.querySelector('.room__pairs') !== null).toBe(pairs);
  expect(body.querySelectorAll('.room__seat--ours')).toHaveLength(pairs ? 2 : 1);
});

test('without a line it says so, and asks again', async () => {
  let line = false;
  serve({ 'GET /api/games': () => (line ? [GUINOTE] : new TypeError('no line')) });
  const body = await show(Options, { presence: presence(GUINOTE, 'guinote', {}) });
  body.querySelector('details')?.dispatchEvent(new Event('toggle'));
  await settled();
  expect(body.querySelector('[role=alert]')?.textContent).toContain('No hay conexión');
  line = true;
  body.querySelector<HTMLButtonElement>('[role=alert] button')?.click();
  await settled();
  expect(body.querySelectorAll('dt')).toHaveLength(GUINOTE.options.length);
});
