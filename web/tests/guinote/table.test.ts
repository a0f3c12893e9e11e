import { expect, test, vi } from 'vitest';
import Table from '../../src/screens/Table.svelte';
import type { PositionOf } from '../../src/net/positions.ts';
import { settings } from '../../src/lib/settings.svelte.ts';
import { named, settled, show } from '../fake.ts';
import { Feed } from './feed.ts';
import { chairs, frames, presence } from './frames.ts';

const ME = 3;
const all = frames('four');
const place = (wanted: (frame: PositionOf<'guinote'>) => boolean) => all.findIndex(wanted);
const following = place(({ view }) => view.turn === ME && view.trick.length === 2);
const bound = place(
  ({ view, why }) =>
    view.turn === ME && Object.values(why).some(({ reason }) => reason === 'must-follow'),
);
const singing = place(({ legal }) => legal.sing.length > 0);

async function sit(at: number, more = {}): Promise<Feed> {
  const feed = new Feed(presence(4, ME, more), all[at] ?? null);
  settings.confirm = false;
  await show(Table, { table: 'mesa' });
  await until(() => document.querySelector('.hand__cards') !== null);
  return feed;
}

/** Parts that are loaded when they are wanted take their time. */
async function until(holds: () => boolean): Promise<void> {
  await vi.waitFor(() => expect(holds()).toBe(true), { timeout: 5_000, interval: 5 });
  await settled();
}

const text = (selector: string) => document.querySelector(selector)?.textContent.trim() ?? '';
const spoken = () => [...document.querySelectorAll('[role=status] p')].map((p) => p.textContent);
const inHand = () =>
  [...document.querySelectorAll('.hand__cards [data-card]')].map((card) =>
    card.getAttribute('data-card'),
  );
const onTable = () =>
  [...document.querySelectorAll('.trick__card img')].map((card) => card.getAttribute('alt'));

test('a snapshot is a whole table: plates, trick, hand, score, clock', async () => {
  await sit(following);
  const { view } = all[following]!;
  expect(inHand().sort()).toEqual([...view.hand].sort());
  expect(onTable()).toHaveLength(2);
  expect(
    [...document.querySelectorAll('.seat')].map((seat) => seat.getAttribute('aria-label')),
  ).toHaveLength(3);
  expect(text('.notice__text')).toBe('Te toca. Puedes echar cualquiera.');
  expect(text('.notice__clock')).toMatch(/^4[0-2]s$/);
  expect(text('.score')).toContain('malas');
});

test('points up to 50 are red malas, above they are white buenas, in words too [G-50]', async () => {
  await sit(all.length - 2);
  const [ours, theirs] = document.querySelectorAll('.score__points');
  expect(ours?.classList.contains('buenas')).toBe(true);
  expect(ours?.textContent).toContain('buenas');
  expect(theirs?.classList.contains('malas')).toBe(true);
  expect(theirs?.textContent).toContain('malas');
});

test('a tap plays at once on the screen, and the server confirms it', async () => {
  const feed = await sit(following);
  const next = all[following + 1]!;
  const [event] = next.events;
  const card = event?.type === 'card-played' ? event.card : '';
  document.querySelector<HTMLElement>(`[data-card="${card}"]`)?.click();
  await settled();
  expect(inHand()).not.toContain(card);
  expect(document.querySelectorAll('.is-sent')).toHaveLength(1);
  const [act] = feed.said('act');
  expect(act).toMatchObject({ move: `play ${card}`, version: all[following]!.version });
  feed.tell({ type: 'ok', id: act?.type === 'act' ? act.id : '', version: next.version });
  await feed.happen(next);
  expect(document.querySelectorAll('.is-sent')).toHaveLength(0);
  expect(onTable()).toHaveLength(3);
});

test.each(['stale', 'illegal'] as const)('a card that is %s comes back, and why', async (type) => {
  const feed = await sit(following);
  const [card = ''] = all[following]!.legal.play;
  document.querySelector<HTMLElement>(`[data-card="${card}"]`)?.click();
  await settled();
  const [act] = feed.said('act');
  const id = act?.type === 'act' ? act.id : '';
  const version = all[following]!.version;
  feed.tell(type === 'stale' ? { type, id, version } : { type, id, reason: 'not-your-turn' });
  await settled();
  expect(inHand()).toContain(card);
  expect(document.querySelectorAll('.is-sent')).toHaveLength(0);
  expect(text('[role=alert]')).toBe(
    type === 'stale'
      ? 'Llegó tarde: la mesa ya había cambiado. Elige otra vez.'
      : 'Todavía no te toca.',
  );
});

test('a card that may not be played says why and is not sent [G-28]', async () => {
  const feed = await sit(bound);
  const blocked = document.querySelector<HTMLElement>('.is-blocked button');
  blocked?.click();
  await settled();
  expect(text('.why')).toMatch(/^Hay que asistir: tienes \w+\.$/);
  expect(feed.said('act')).toEqual([]);
});

test('what happens is spoken in whole sentences, in order', async () => {
  const feed = await sit(following - 2);
  await feed.happen(all[following - 1]!);
  await feed.happen(all[following]!);
  const sentences = spoken();
  expect(sentences.at(-3)).toMatch(/^Isabel sale con/);
  expect(sentences.at(-2)).toMatch(/^Carlos echa/);
  expect(sentences.at(-1)).toBe('Te toca. Puedes echar cualquiera.');
});

test('C sings, exactly when there is something to sing [G-41]', async () => {
  const feed = await sit(singing);
  const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'c' }));
  press();
  await settled();
  expect(feed.said('act')).toMatchObject([{ move: 'sing o' }]);
  press();
  await settled();
  expect(feed.said('act')).toHaveLength(1);
});

test('U opens and closes the last trick [G-64]', async () => {
  await sit(singing);
  const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'u' }));
  press();
  await settled();
  expect(document.querySelectorAll('.peek img')).toHaveLength(4);
  press();
  await settled();
  expect(document.querySelector('.peek')).toBeNull();
});

test('a finished trick lies as long as the server says, or until it is touched', async () => {
  const won = place(({ events }) => events.some(({ type }) => type === 'trick-won'));
  const feed = await sit(won - 1);
  const rest = Date.now() + 60_000;
  await feed.happen(all[won]!, { clock: { ...all[won]!.clock, now: Date.now(), rest } });
  expect(onTable()).toHaveLength(4);
  expect(document.querySelectorAll('.is-winning')).toHaveLength(1);
  const felt = document.querySelector('.felt-wrap');
  felt?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await settled();
  expect(onTable()).toHaveLength(0);
});

test('asked to confirm, the first tap chooses and the second plays', async () => {
  const feed = await sit(following);
  settings.confirm = true;
  const [card = ''] = all[following]!.legal.play;
  const tap = () => document.querySelector<HTMLElement>(`[data-card="${card}"]`)?.click();
  tap();
  await settled();
  expect(feed.said('act')).toEqual([]);
  expect(document.querySelectorAll('.is-chosen')).toHaveLength(1);
  tap();
  await settled();
  expect(feed.said('act')).toHaveLength(1);
});

test('what was chosen is dropped when the line comes back', async () => {
  const feed = await sit(following);
  settings.confirm = true;
  document.querySelector<HTMLElement>(`[data-card="${all[following]!.legal.play[0]}"]`)?.click();
  await settled();
  feed.tell({ ...all[following]!, type: 'snapshot', events: [] });
  await settled();
  expect(document.querySelectorAll('.is-chosen')).toHaveLength(0);
});

test('without a line the notice says so, and nothing can be played', async () => {
  const feed = await sit(following);
  await feed.cut(1006);
  expect(text('.notice__text')).toBe('Sin conexión. Tu sitio se guarda.');
  document.querySelector<HTMLElement>('.hand__cards button')?.click();
  await settled();
  expect(feed.said('act')).toEqual([]);
});

test('somebody without a line is waited for, with the seconds left [G-60]', async () => {
  const theirs = place(({ view }) => view.turn === 1);
  const people = chairs(4, ME).map((chair) =>
    chair.seat === 1 ? { ...chair, kind: 'person' as const, away: Date.now() + 38_000 } : chair,
  );
  await sit(theirs, { chairs: people });
  expect(text('.notice__text')).toBe('Esperando a Isabel. Si no vuelve en 38 s, juega la máquina.');
  expect(document.querySelectorAll('.seat.is-away')).toHaveLength(1);
});

test('the end of a hand is counted: cards, cantes, last trick, malas and buenas', async () => {
  const feed = await sit(all.length - 3);
  await feed.happen(all[all.length - 2]!);
  document
    .querySelector('.felt-wrap')
    ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await until(() => document.querySelector('.result') !== null);
  expect(text('.result h2')).toBe('Partida para vosotros');
  expect(text('.tally')).toContain('142');
  expect(text('.tally')).toContain('10 de últimas');
  named('Ver la mesa').click();
  await settled();
  expect(document.querySelector('.result')).toBeNull();
});

test('to go on after the count tells the table so, to look at the table does not', async () => {
  const feed = await sit(all.length - 3);
  await feed.happen(all[all.length - 2]!);
  document
    .querySelector('.felt-wrap')
    ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await until(() => document.querySelector('.result') !== null);
  document.querySelector<HTMLElement>('.result__go .button--go')?.click();
  await settled();
  expect(document.querySelector('.result')).toBeNull();
  expect(feed.said('ready')).toHaveLength(1);
});

test('the count of the vueltas says what came from the idas, so that it adds up [G-47]', async () => {
  const feed = await sit(all.length - 3);
  const end = all[all.length - 2]!;
  const said = (points: number) => ({ points, said: points - 50, buenas: true, missing: 0 });
  const events = end.events.map((event) =>
    event.type === 'hand-ended'
      ? { ...event, cards: [0, 15], cantes: [0, 40], ultimas: null, points: [said(68), said(117)] }
      : event,
  );
  await feed.happen(end, { events, view: { ...end.view, vueltas: true, carried: [68, 62] } });
  document
    .querySelector('.felt-wrap')
    ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await until(() => document.querySelector('.result') !== null);
  const rows = [...document.querySelectorAll('.tally tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(rows[0]).toEqual(['De las idas', '62', '68']);
});

test('a table that was left is not kept, whatever still arrives from it', async () => {
  const feed = await sit(following);
  expect(localStorage.getItem('tapete-table')).toBe('mesa');
  named('Menú de la mesa').click();
  await until(() => document.querySelector('.sheet .button--stop') !== null);
  named('Dejar la mesa').click();
  await settled();
  named('Sí, me voy').click();
  feed.tell(presence(4, ME, { spectators: 1 }));
  await settled();
  expect(feed.said('leave')).toHaveLength(1);
  expect(localStorage.getItem('tapete-table')).toBeNull();
});

test('the end of a coto asks for a revancha [G-57]', async () => {
  const ends = frames('coto-end');
  const open = { status: 'finished' as const, rematch: Date.now() + 47_000, rematch_yes: [0, 1] };
  const feed = new Feed(presence(4, ME, open), ends.at(-1)!);
  await show(Table, { table: 'mesa' });
  await until(() => document.querySelector('.result') !== null);
  expect(text('.result h2')).toMatch(/Coto para/);
  document.querySelector<HTMLElement>('.result .button--go')?.click();
  await settled();
  expect(feed.said('rematch')).toEqual([{ type: 'rematch', yes: true }]);
});

test('whoever watches sees the table and no hand', async () => {
  new Feed(presence(4, null), frames('watched')[12]!);
  await show(Table, { table: 'mesa' });
  await until(() => document.querySelector('.watching') !== null);
  expect(document.querySelector('.hand__cards')).toBeNull();
  expect(text('.watching')).toContain('Miras la mesa.');
});

test('two play without partners [G-59]', async () => {
  new Feed(presence(2, 0), frames('two')[12]!);
  await show(Table, { table: 'mesa' });
  await until(() => document.querySelector('.hand__cards') !== null);
  expect(document.querySelectorAll('.seat')).toHaveLength(1);
  expect(text('.score')).toContain('Isabel');
});
