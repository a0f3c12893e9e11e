import { beforeEach, expect, test } from 'vitest';
import { me } from '../../src/lib/me.svelte.ts';
import { router } from '../../src/lib/router.svelte.ts';
import Home from '../../src/screens/Home.svelte';
import { GUINOTE, json, named, serve, settled, show } from '../fake.ts';

const ANSWERS = {
  'GET /api/me': { name: 'Carmen', newcomer: false },
  'GET /api/games': [GUINOTE],
  'GET /api/lobby': { waiting: [], tables: 0, people: 0 },
  'POST /api/play': { table: 'abc' },
};
const PLAY = 'Jugar ya a Guiñote';
const posts = (asked: { method: string; body: unknown }[]) =>
  asked.filter(({ method }) => method === 'POST').map(({ body }) => body);

beforeEach(() => {
  me.now = null;
  router.go('/', { replace: true });
});

test('a newcomer is greeted, and one tap takes a seat beside bots', async () => {
  const asked = serve({ ...ANSWERS, 'GET /api/me': { name: 'Invitado 4', newcomer: true } });
  const body = await show(Home, {});
  expect(body.querySelector('h1')?.textContent).toBe('Las cartas de siempre, ya mismo');
  expect(posts(asked)).toEqual([]);
  named(PLAY).click();
  await settled();
  expect(posts(asked)).toEqual([{ game: 'guinote', variant: 'guinote', with: 'bots' }]);
  expect(router.route).toEqual({ name: 'table', table: 'abc' });
});

test('who has played before is asked what to play', async () => {
  serve(ANSWERS);
  const body = await show(Home, {});
  expect(body.querySelector('h1')?.textContent).toBe('¿A qué jugamos?');
});

test.each([
  ['Esperar a gente', { game: 'guinote', variant: 'guinote', with: 'people' }],
  ['Mano a mano', { game: 'guinote', variant: 'mano_a_mano', with: 'bots' }],
])('%s', async (words, wish) => {
  const asked = serve(ANSWERS);
  await show(Home, {});
  named(words).click();
  await settled();
  expect(posts(asked)).toEqual([wish]);
});

test('however often one taps, one seat is asked for', async () => {
  let answer: (value: Response) => void = () => undefined;
  const asked = serve({
    ...ANSWERS,
    'POST /api/play': () => new Promise<Response>((done) => (answer = done)),
  });
  await show(Home, {});
  const button = named(PLAY);
  button.click();
  button.click();
  named('Esperar a gente').click();
  await settled();
  expect(posts(asked)).toHaveLength(1);
  expect(button.textContent.trim()).toBe('Sentándote…');
  answer(json({ table: 'abc' }));
  await settled();
  expect(router.route).toEqual({ name: 'table', table: 'abc' });
});

test('when no seat can be had it says so, and the next tap tries again', async () => {
  const busy = { error: 'rate', detail: '', retry_after: 3 };
  const asked = serve({ ...ANSWERS, 'POST /api/play': () => json(busy, 429) });
  const body = await show(Home, {});
  named(PLAY).click();
  await settled();
  expect(body.querySelector('[role=alert]')?.textContent).toContain('Espera 3 segundos');
  expect(router.route).toEqual({ name: 'home' });
  named(PLAY).click();
  await settled();
  expect(posts(asked)).toHaveLength(2);
});

test('without a line the page stands, says so and can try again', async () => {
  let line = false;
  const games = () => (line ? [GUINOTE] : new TypeError('no line'));
  serve({ ...ANSWERS, 'GET /api/games': games });
  const body = await show(Home, {});
  expect(body.querySelector('[role=alert]')?.textContent).toContain('No hay conexión');
  line = true;
  named('Probar otra vez').click();
  await settled();
  expect(body.querySelector('[role=alert]')).toBeNull();
  named(PLAY);
});

const TABLE = {
  table: 'x1',
  game: 'guinote',
  variant: 'guinote',
  public: true,
  seated: 1,
  seats: 4,
  host: 'Ana',
};

test('a table that goes on can be gone back to', async () => {
  localStorage.setItem('tapete-table', 'x1');
  serve({ ...ANSWERS, 'GET /api/tables/x1': { ...TABLE, status: 'playing' } });
  const body = await show(Home, {});
  expect(body.querySelector('.resume')?.getAttribute('href')).toBe('/mesa/x1');
  expect(body.querySelector('.resume')?.textContent).toContain('Tu mesa de guiñote sigue ahí');
});

test.each([
  ['is over', { ...TABLE, status: 'finished' }],
  ['is gone', json({ error: 'gone', detail: '' }, 404)],
])('a table that %s is forgotten', async (_what, answer) => {
  localStorage.setItem('tapete-table', 'x1');
  serve({ ...ANSWERS, 'GET /api/tables/x1': () => answer });
  const body = await show(Home, {});
  expect(body.querySelector('.resume')).toBeNull();
  expect(localStorage.getItem('tapete-table')).toBeNull();
});

test('a table that cannot be asked about now is not forgotten', async () => {
  localStorage.setItem('tapete-table', 'x1');
  serve({ ...ANSWERS, 'GET /api/tables/x1': () => new TypeError('no line') });
  await show(Home, {});
  expect(localStorage.getItem('tapete-table')).toBe('x1');
});

test('tables with a free seat are listed with what is free', async () => {
  const waiting = [{ ...TABLE, status: 'waiting', host: 'Jesús', seated: 3 }];
  serve({ ...ANSWERS, 'GET /api/lobby': { waiting, tables: 2, people: 1 } });
  const body = await show(Home, {});
  expect(named('Ir a la mesa de Jesús').getAttribute('href')).toBe('/mesa/x1');
  expect(body.textContent).toContain('Falta 1');
  expect(body.textContent).toContain('1 persona en 2 mesas');
});

test('tables that nobody looks at are not worth a line', async () => {
  serve({ ...ANSWERS, 'GET /api/lobby': { waiting: [], tables: 1, people: 0 } });
  const body = await show(Home, {});
  expect(body.textContent).toContain('Ahora no hay nadie esperando');
  expect(body.textContent).not.toContain('1 mesa');
});
