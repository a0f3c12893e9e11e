import { beforeEach, expect, test } from 'vitest';
import App from '../src/App.svelte';
import { router } from '../src/lib/router.svelte.ts';
import { GUINOTE, serve, settled, show } from './fake.ts';

const HOME = {
  'GET /api/me': { name: 'Invitado 7', newcomer: true },
  'GET /api/games': [GUINOTE],
  'GET /api/lobby': { waiting: [], tables: 0, people: 0 },
};

beforeEach(() => router.go('/', { replace: true }));

test('the page begins with a way past the bar, has landmarks and one heading', async () => {
  serve(HOME);
  const body = await show(App, {});
  expect(body.querySelector('a')?.getAttribute('href')).toBe('#main');
  expect(body.querySelectorAll('main')).toHaveLength(1);
  expect(body.querySelectorAll('h1')).toHaveLength(1);
  expect(body.querySelector('header')).not.toBeNull();
  expect(body.querySelector('footer nav')).not.toBeNull();
  expect(document.title).toBe('Tapete: cartas españolas para jugar ya');
});

test('another page takes the focus to its heading and the title with it', async () => {
  serve(HOME);
  await show(App, {});
  router.go('/nada/de/nada');
  await settled();
  await expect.poll(() => document.title).toBe('Aquí no hay nada · Tapete');
  await expect.poll(() => document.activeElement?.textContent).toBe('Aquí no hay nada');
});

test('loading a page never performs an action: nothing but questions goes out', async () => {
  const asked = serve(HOME);
  await show(App, {});
  expect(asked.map((one) => one.method)).not.toContain('POST');
  expect(asked.map((one) => one.path).sort()).toEqual(['/api/games', '/api/lobby', '/api/me']);
});
