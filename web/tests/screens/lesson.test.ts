import { expect, test } from 'vitest';
import Lesson from '../../src/screens/Lesson.svelte';
import Rules from '../../src/screens/Rules.svelte';
import { appears, GUINOTE, named, serve, settled, show } from '../fake.ts';

const ANSWERS = { 'GET /api/games': [GUINOTE], 'POST /api/play': { table: 'abc' } };

async function lesson(language: 'es' | 'en' = 'es'): Promise<HTMLElement> {
  const body = await show(Lesson, { game: 'guinote' }, language);
  await appears('.quiz');
  return body;
}

test.each([
  ['es', 'Cómo se juega al guiñote'],
  ['en', 'How to play guiñote'],
] as const)('everything is said in %s', async (language, title) => {
  serve(ANSWERS);
  const body = await lesson(language);
  expect(body.querySelector('h1')?.textContent).toBe(title);
  const anchors = [...body.querySelectorAll('.toc a')].map((link) => link.getAttribute('href'));
  expect(anchors).toHaveLength(12);
  for (const anchor of anchors) expect(body.querySelector(anchor ?? '')).not.toBeNull();
  expect(body.querySelectorAll('#opciones dt')).toHaveLength(GUINOTE.options.length);
  expect(body.querySelectorAll('#palabras dt').length).toBeGreaterThan(14);
  expect(body.textContent).not.toMatch(/learn-|\*\*|\{/);
});

test('every card of the lesson is named for those who do not see it', async () => {
  serve(ANSWERS);
  const body = await lesson();
  const cards = [...body.querySelectorAll('figure img')];
  expect(cards.length).toBeGreaterThan(20);
  for (const card of cards) expect(card.getAttribute('alt')).toMatch(/ de /);
});

test('a wrong card of the quiz says why, a right one goes on to the next question', async () => {
  serve(ANSWERS);
  const body = await lesson();
  const answer = () => body.querySelector('.quiz__answer')?.textContent;
  named('Cuatro de copas'.toLowerCase()).click();
  await settled();
  expect(answer()).toBe(
    'Esa no. El cuatro no mata. Tienes el tres de copas: échalo y ganas al rey.',
  );
  named('as de oros').click();
  await settled();
  expect(answer()).toBe('Esa no. Hay que asistir: tienes copas.');
  named('tres de copas').click();
  await settled();
  expect(answer()).toContain('Eso es');
  named('Otra pregunta').click();
  await settled();
  expect(body.querySelector('#quiz-title')?.textContent).toContain('Pregunta 2 de 5');
  expect(document.activeElement?.id).toBe('quiz-title');
});

test('the list of options can be missing without the lesson missing', async () => {
  serve({ 'GET /api/games': () => new TypeError('no line') });
  const body = await lesson();
  expect(body.querySelector('#opciones')?.textContent).toContain('mesa privada');
  expect(body.querySelector('#palabras dt')).not.toBeNull();
});

test('the lesson ends at a table only when somebody asks for it', async () => {
  const asked = serve(ANSWERS);
  await lesson();
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  named('Jugar una mano con la máquina').click();
  await settled();
  expect(asked.at(-1)?.body).toEqual({ game: 'guinote', variant: 'guinote', with: 'bots' });
});

test('a game nobody knows has no lesson', async () => {
  serve(ANSWERS);
  const body = await show(Lesson, { game: 'brisca' });
  expect(body.querySelector('h1')?.textContent).toBe('Aquí no hay nada');
});

test('the page about pack and table leads to the lesson', async () => {
  serve(ANSWERS);
  const body = await show(Rules, {});
  await appears('.suits');
  expect(named('Guiñote: las reglas').getAttribute('href')).toBe('/reglas/guinote');
  const suits = [...body.querySelectorAll('.suits b')].map((suit) => suit.textContent);
  expect(suits).toEqual(['oros', 'copas', 'espadas', 'bastos']);
});
