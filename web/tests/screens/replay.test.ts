import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hands } from '../../src/games/guinote/chapters.ts';
import { replayOf } from '../../src/net/positions.ts';
import type { Replay as Data } from '../../src/protocol/generated.ts';
import Replay from '../../src/screens/Replay.svelte';
import { press } from '../../src/screens/replay/keys.ts';
import { Playback, type Chapter } from '../../src/screens/replay/playback.svelte.ts';
import { appears, named, serve, settled, show } from '../fake.ts';
import match from '../fixtures/guinote-replay.json' with { type: 'json' };

const GOLDEN = match as unknown as Data;

/** Two hands of two tricks each; the positions before them are not shown. */
const CHAPTERS: Chapter[] = [
  { start: 2, end: 9, marks: [5, 9] },
  { start: 10, end: 18, marks: [14, 18] },
];

describe('moving', () => {
  test('by card, never beyond the ends', () => {
    const playback = new Playback(CHAPTERS);
    expect(playback.index).toBe(2);
    playback.step(-1);
    expect(playback.index).toBe(2);
    playback.step(1);
    expect(playback.index).toBe(3);
    playback.go(99);
    expect(playback.index).toBe(18);
    playback.step(1);
    expect(playback.index).toBe(18);
  });

  test('by trick, across hands, there and back', () => {
    const playback = new Playback(CHAPTERS);
    const seen = [1, 1, 1, 1, 1].map(() => (playback.trick(1), playback.index));
    expect(seen).toEqual([5, 9, 14, 18, 18]);
    const back = [1, 1, 1, 1, 1].map(() => (playback.trick(-1), playback.index));
    expect(back).toEqual([14, 9, 5, 2, 2]);
  });

  test('by hand: first to its beginning, then to the one before', () => {
    const playback = new Playback(CHAPTERS);
    playback.hand(1);
    expect([playback.index, playback.chapter]).toEqual([10, 1]);
    playback.step(1);
    playback.hand(-1);
    expect(playback.index).toBe(10);
    playback.hand(-1);
    expect([playback.index, playback.chapter]).toEqual([2, 0]);
    playback.hand(-1);
    expect(playback.index).toBe(2);
  });

  test('a match without a hand stays where it is', () => {
    const playback = new Playback([]);
    playback.trick(1);
    playback.hand(1);
    playback.start();
    expect(playback.index).toBe(0);
    playback.stop();
  });
});

describe('by itself', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('it goes on, longer at a complete trick, and ends at the end', () => {
    const playback = new Playback(CHAPTERS);
    playback.start();
    vi.advanceTimersByTime(3 * 1400);
    expect(playback.index).toBe(5);
    vi.advanceTimersByTime(1400);
    expect(playback.index).toBe(5);
    vi.advanceTimersByTime(700);
    expect(playback.index).toBe(6);
    vi.advanceTimersByTime(60_000);
    expect([playback.index, playback.running]).toEqual([18, false]);
    playback.start();
    expect([playback.index, playback.running]).toEqual([2, true]);
    playback.stop();
  });

  test('three paces', () => {
    const after = (pace: 'slow' | 'normal' | 'fast') => {
      const playback = new Playback([{ start: 0, end: 100, marks: [] }]);
      playback.pace = pace;
      playback.start();
      vi.advanceTimersByTime(10_000);
      playback.stop();
      return playback.index;
    };
    expect([after('slow'), after('normal'), after('fast')]).toEqual([3, 7, 15]);
  });

  test('whoever moves by hand stops it', () => {
    const playback = new Playback(CHAPTERS);
    playback.start();
    playback.step(1);
    expect(playback.running).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(playback.index).toBe(3);
  });
});

test.each([
  ['ArrowRight', 11],
  ['ArrowLeft', 9],
  ['ArrowDown', 14],
  ['ArrowUp', 9],
  ['PageDown', 10],
  ['PageUp', 2],
  ['Home', 2],
  ['End', 18],
])('%s', (key, index) => {
  const playback = new Playback(CHAPTERS);
  playback.go(10);
  const event = new KeyboardEvent('keydown', { key, cancelable: true });
  expect(press(event, playback)).toBe(true);
  expect(event.defaultPrevented).toBe(true);
  expect(playback.index).toBe(index);
});

test('keys inside a field belong to the field', () => {
  const playback = new Playback(CHAPTERS);
  const field = document.body.appendChild(document.createElement('input'));
  field.addEventListener('keydown', (event) => press(event, playback));
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
  expect(playback.index).toBe(2);
});

test('the hands of a match are found, with their tricks', () => {
  const [first, ...more] = hands(replayOf('guinote', GOLDEN).positions);
  expect(more).toEqual([]);
  expect(first).toMatchObject({ coto: 1, partida: 1, vueltas: false, start: 2 });
  expect(first?.marks).toHaveLength(10);
  expect(first?.end).toBe(GOLDEN.positions.length - 1);
});

async function golden(): Promise<HTMLElement> {
  serve({ 'GET /api/replays/golden': GOLDEN });
  const body = await show(Replay, { record: 'golden' });
  await appears('.minis');
  return body;
}

const notice = (body: HTMLElement) => body.querySelector('.notice')?.textContent;
const cards = (body: HTMLElement, place: number) =>
  body.querySelectorAll(`.minis section:nth-child(${place}) .mini`).length;

test('everybody’s cards are seen, and every move is told', async () => {
  const body = await golden();
  expect([1, 2, 3, 4].map((place) => cards(body, place))).toEqual([6, 6, 6, 6]);
  expect(notice(body)).toContain('sale Jesús. Pintan oros');
  named('Una carta adelante').click();
  await settled();
  expect(notice(body)).toBe('Jesús sale con el cuatro de copas.');
  expect(cards(body, 2)).toBe(5);
  expect(body.querySelectorAll('.trick__card')).toHaveLength(1);
});

test('a complete trick stays in sight, and the end tells the count', async () => {
  const body = await golden();
  named('Una baza adelante').click();
  await settled();
  expect(body.querySelectorAll('.trick__card')).toHaveLength(4);
  expect(notice(body)).toContain('Baza para Jesús');
  named('Al final de todo').click();
  await settled();
  expect(body.querySelector('.replay__count')?.textContent).toContain('Fin de la mano');
  expect(body.querySelector('.minis')).toBeNull();
  named('Al principio de todo').click();
  await settled();
  expect(cards(body, 1)).toBe(6);
});

test('a seat named by the address is drawn nearest', async () => {
  history.replaceState(null, '', '/partida/golden?sitio=2');
  const body = await golden();
  expect(body.querySelector('.minis h2')?.textContent).toBe('Carlos');
});

test('a link that leads nowhere says so', async () => {
  serve({});
  const body = await show(Replay, { record: 'nothing' });
  expect(body.textContent).toContain('Esa partida no está guardada');
});

test('a line that fails can be tried again', async () => {
  let broken = true;
  serve({ 'GET /api/replays/golden': () => (broken ? new TypeError('no line') : GOLDEN) });
  const body = await show(Replay, { record: 'golden' });
  expect(body.querySelector('[role=alert]')?.textContent).toContain('No hay conexión');
  broken = false;
  named('Probar otra vez').click();
  await appears('.minis');
});
