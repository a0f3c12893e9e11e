import { expect, test } from 'vitest';
import type { Match } from '../../src/protocol/generated.ts';
import History from '../../src/screens/History.svelte';
import { named, serve, settled, show } from '../fake.ts';

const MATCH: Match = {
  record: 'r1',
  game: 'guinote',
  variant: 'guinote',
  ended: Date.UTC(2026, 0, 5, 12),
  players: ['Ana', 'Berta', 'Carlos', 'Dani'],
  seat: 3,
  won: false,
  score: { points: [104, 60], partidas: [3, 1], cotos: [1, 0] },
};

async function line(match: Partial<Match>): Promise<string> {
  serve({
    'GET /api/history': { matches: [{ ...MATCH, ...match }], cotos: { played: 3, won: 1 } },
  });
  const body = await show(History, {});
  return (body.querySelector('.match')?.textContent ?? '').replace(/\s+/g, ' ');
}

test('a match says how it ended, mine first, with whom and against whom', async () => {
  const text = await line({});
  expect(text).toContain('Perdida 1–3 en partidas');
  expect(text).toContain('Con Berta, contra Ana y Carlos');
  expect(document.body.textContent).toContain('Has ganado 1 de 3 cotos.');
});

test('a match of several cotos counts cotos', async () => {
  const text = await line({ won: true, seat: 0, score: { partidas: [3, 0], cotos: [2, 1] } });
  expect(text).toContain('Ganada 2–1 en cotos');
});

test('two alone have no partner', async () => {
  const text = await line({ variant: 'mano_a_mano', players: ['Ana', 'Berta'], seat: 1 });
  expect(text).toContain('Mano a mano');
  expect(text).toContain('Contra Ana');
});

test('bots are called as they were at the table', async () => {
  const text = await line({ players: ['Ana', 'bot:vecino', 'bot:vecino', 'bot:vecino'], seat: 0 });
  expect(text).toContain('Con Pilar, contra Jesús y Toño');
});

test('it leads to the replay from my seat and to the record as a file', async () => {
  await line({});
  const links = [...document.querySelectorAll('.match a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/partida/r1?sitio=3',
    '/api/records/r1',
  ]);
  expect(links[1]?.getAttribute('download')).toBe('r1.json');
});

test('names are text, whatever they hold', async () => {
  const text = await line({ players: ['<img src=x>', 'Berta', 'Carlos', 'Dani'] });
  expect(text).toContain('<img src=x>');
  expect(document.querySelector('.match img')).toBeNull();
});

test('who has finished nothing yet is told what will be here', async () => {
  serve({ 'GET /api/history': { matches: [], cotos: { played: 0, won: 0 } } });
  const body = await show(History, {});
  expect(body.textContent).toContain('Todavía no has acabado ninguna partida');
  expect(named('Jugar ya').getAttribute('href')).toBe('/');
});

test('when it cannot be had it says so and can be asked again', async () => {
  let broken = true;
  const past = { matches: [MATCH], cotos: { played: 1, won: 0 } };
  serve({ 'GET /api/history': () => (broken ? new TypeError('no line') : past) });
  const body = await show(History, {});
  broken = false;
  named('Probar otra vez').click();
  await settled();
  expect(body.querySelectorAll('.match')).toHaveLength(1);
});
