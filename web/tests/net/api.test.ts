import { expect, test, vi } from 'vitest';
import { has, speak } from '../../src/lib/i18n.svelte.ts';
import { api, ApiFailure, troubleOf, type Trouble } from '../../src/net/api.ts';
import { json, serve } from '../fake.ts';

async function failureOf(answer: object): Promise<ApiFailure> {
  serve({ 'GET /api/me': () => answer });
  const failure: unknown = await api.me().catch((thrown: unknown) => thrown);
  if (!(failure instanceof ApiFailure)) throw new Error('no failure');
  return failure;
}

test('what is asked goes out as the server expects it', async () => {
  const asked = serve({
    'POST /api/play': { table: 't1' },
    'PUT /api/me': { name: 'Ana', newcomer: false },
    'GET /api/tables/a%2Fb': { table: 'a/b' },
  });
  await api.play({ game: 'guinote', variant: 'guinote', with: 'bots' });
  await api.rename('Ana');
  await api.table('a/b');
  expect(asked).toEqual([
    {
      method: 'POST',
      path: '/api/play',
      body: { game: 'guinote', variant: 'guinote', with: 'bots' },
    },
    { method: 'PUT', path: '/api/me', body: { name: 'Ana' } },
    { method: 'GET', path: '/api/tables/a%2Fb', body: undefined },
  ]);
});

test.each<[Trouble, object]>([
  ['offline', new TypeError('failed to fetch')],
  ['slow', new DOMException('late', 'TimeoutError')],
  ['gone', json({ error: 'gone', detail: '' }, 404)],
  ['gone', json({ error: 'gone', detail: '' }, 410)],
  ['rate', json({ error: 'rate', detail: '', retry_after: 9 }, 429)],
  ['refused', json({ error: 'invalid', detail: 'name' }, 400)],
  ['server', new Response('<h1>502</h1>', { status: 502 })],
  ['server', new Response('not json', { status: 200 })],
])('%s', async (trouble, answer) => {
  expect((await failureOf(answer)).trouble).toBe(trouble);
});

test('how long to wait comes from the body or the header', async () => {
  const body = json({ error: 'rate', detail: '', retry_after: 9 }, 429);
  expect((await failureOf(body)).after).toBe(9);
  const header = json({ error: 'rate', detail: '' }, 429, { 'retry-after': '7' });
  expect((await failureOf(header)).after).toBe(7);
  expect((await failureOf(json({}, 429))).after).toBe(0);
});

test('an answer that never comes is given up', async () => {
  const given: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    given.push(init.signal);
    return Promise.resolve(json({ name: 'Ana', newcomer: true }));
  });
  await api.me();
  expect(given[0]).toBeInstanceOf(AbortSignal);
});

test('every trouble has a sentence in both languages', async () => {
  const troubles: Trouble[] = ['offline', 'slow', 'gone', 'rate', 'refused', 'server', 'load'];
  for (const language of ['es', 'en'] as const) {
    await speak(language);
    for (const trouble of troubles) expect(has(`trouble-${trouble}`)).toBe(true);
  }
  expect(troubleOf(new RangeError('bug')).trouble).toBe('server');
});
