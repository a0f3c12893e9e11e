import { expect, test } from 'vitest';
import { NOTHING, current, hushed, tell } from '../../src/table/news.ts';

test('sentences are shown one after the other, and all are spoken in order', () => {
  let news = tell(NOTHING, 'Pilar canta 20 en copas.', 'shown', 0);
  news = tell(news, 'Baza para ti.', 'shown', 10);
  news = tell(news, 'Jesús echa el rey de oros.', 'spoken', 20);
  expect(news.queue[0]?.text).toBe('Pilar canta 20 en copas.');
  expect(current(news, 1_000).queue[0]?.text).toBe('Pilar canta 20 en copas.');
  expect(current(news, 1_500).queue[0]?.text).toBe('Baza para ti.');
  expect(current(news, 60_000).queue).toEqual([]);
  expect(news.spoken.map(({ text }) => text)).toEqual([
    'Pilar canta 20 en copas.',
    'Baza para ti.',
    'Jesús echa el rey de oros.',
  ]);
});

test('a long sentence may have a short form for the notice', () => {
  const news = tell(NOTHING, 'Reparte Pilar. Pintan oros.', 'shown', 0, 'Pintan oros.');
  expect(news.queue[0]?.short).toBe('Pintan oros.');
  expect(news.spoken[0]?.text).toBe('Reparte Pilar. Pintan oros.');
});

test('what is only spoken is not kept on the slate', () => {
  let news = tell(NOTHING, 'uno', 'spoken', 0);
  news = tell(news, 'dos', 'kept', 0);
  news = tell(news, 'tres', 'shown', 0);
  expect(news.kept.map(({ text }) => text)).toEqual(['dos', 'tres']);
});

test('old news makes way: never more than three wait', () => {
  let news = NOTHING;
  for (const text of ['1', '2', '3', '4', '5']) news = tell(news, text, 'shown', 0);
  expect(news.queue.map(({ text }) => text)).toEqual(['3', '4', '5']);
  expect(news.spoken).toHaveLength(5);
});

test('whoever acts has seen enough', () => {
  expect(hushed(tell(NOTHING, 'uno', 'shown', 0)).queue).toEqual([]);
});
