import { beforeEach, expect, test } from 'vitest';
import { router } from '../../src/lib/router.svelte.ts';
import Setup from '../../src/screens/Setup.svelte';
import { groups } from '../../src/lib/options.ts';
import { changed, choices, presets } from '../../src/screens/setup/presets.ts';
import { GUINOTE, named, PRESIDENTE, serve, settled, show } from '../fake.ts';

const ANSWERS = { 'GET /api/games': [GUINOTE], 'POST /api/tables': { table: 'priv' } };

beforeEach(() => router.go('/nueva', { replace: true }));

function select(words: string): HTMLSelectElement {
  const field = [...document.querySelectorAll('label')].find((label) =>
    label.querySelector('b')?.textContent.includes(words),
  );
  const found = field?.querySelector('select');
  if (!found) throw new Error(`no field "${words}"`);
  return found;
}

function choose(words: string, value: string): void {
  const field = select(words);
  const option = [...field.options].find(({ text }) => text.startsWith(value));
  if (!option) throw new Error(`no value "${value}"`);
  field.value = option.value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

async function preset(words: string): Promise<void> {
  const label = [...document.querySelectorAll('label')].find(
    (one) => one.querySelector('b')?.textContent === words,
  );
  label?.querySelector('input')?.click();
  await settled();
}

async function send(): Promise<void> {
  document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
  await settled();
}

test.each(['es', 'en'] as const)('every option and value has words (%s)', async (language) => {
  serve(ANSWERS);
  const body = await show(Setup, {}, language);
  expect(body.querySelectorAll('select')).toHaveLength(GUINOTE.options.length);
  for (const option of body.querySelectorAll('option')) {
    expect(option.textContent.trim()).toMatch(/^[A-ZÁÉÍÓÚ0-9]/);
  }
});

test('the classic is chosen to begin with, and nothing more than its name is sent [G-55]', async () => {
  const asked = serve(ANSWERS);
  await show(Setup, {});
  expect(asked.map(({ method }) => method)).toEqual(['GET']);
  await send();
  expect(asked.at(-1)?.body).toEqual({
    game: 'guinote',
    variant: 'clasico',
    options: {},
    bots: true,
  });
  expect(router.route).toEqual({ name: 'table', table: 'priv' });
});

test('what somebody changes is sent, and only that', async () => {
  const asked = serve(ANSWERS);
  const body = await show(Setup, {});
  choose('Cantes por baza', 'Todos');
  choose('Tiempo para echar', 'Sin reloj');
  await settled();
  expect(body.querySelector('.setup__go [role=status]')?.textContent).toContain('2 cambios');
  await send();
  expect(asked.at(-1)?.body).toMatchObject({
    variant: 'clasico',
    options: { cantes_per_trick: 'unlimited', turn_seconds: 0 },
  });
});

test('a row of our own is a variant with some values', async () => {
  const asked = serve(ANSWERS);
  await show(Setup, {});
  await preset('Con calma');
  expect(select('Tiempo para echar').selectedOptions[0]?.text).toMatch(/^Sin reloj/);
  await send();
  expect(asked.at(-1)?.body).toMatchObject({
    variant: 'clasico',
    options: { turn_seconds: 0, seat_return: 'allowed' },
  });
});

test('two alone have two places and no sides', async () => {
  serve(ANSWERS);
  const body = await show(Setup, {});
  expect(body.querySelectorAll('.place')).toHaveLength(4);
  await preset('Mano a mano');
  expect(body.querySelectorAll('.place')).toHaveLength(2);
  expect(body.textContent).not.toContain('Ellos');
});

test('without bots the other places are free', async () => {
  const asked = serve(ANSWERS);
  const body = await show(Setup, {});
  body.querySelector<HTMLInputElement>('input[role=switch]')?.click();
  await settled();
  expect(body.querySelectorAll('.place')[1]?.textContent).toContain('Libre');
  await send();
  expect(asked.at(-1)?.body).toMatchObject({ bots: false });
});

test('a table that cannot be opened leaves everything as it was chosen', async () => {
  serve({ ...ANSWERS, 'POST /api/tables': () => new TypeError('no line') });
  const body = await show(Setup, {});
  choose('Cantes por baza', 'Todos');
  await settled();
  await send();
  expect(body.querySelector('[role=alert]')?.textContent).toContain('No hay conexión');
  expect(select('Cantes por baza').selectedOptions[0]?.text).toBe('Todos los que haya');
  expect(router.route).toEqual({ name: 'new' });
});

test('the page of a game that the address names', async () => {
  router.go('/nueva?juego=guinote', { replace: true });
  serve({ ...ANSWERS, 'GET /api/games': [PRESIDENTE, GUINOTE] });
  const body = await show(Setup, {});
  expect(body.textContent).toContain('Con calma');
  expect(named('Guiñote').getAttribute('aria-current')).toBe('page');
  expect(named('Presidente').getAttribute('href')).toBe('/nueva?juego=presidente');
  expect(named('Crear la mesa')).toBeTruthy();
});

test('a long range offers round numbers, its ends and what is set', () => {
  const [option] = GUINOTE.options.filter(({ name }) => name === 'turn_seconds');
  if (!option) throw new Error('no option');
  expect(choices(option, 60)).toEqual([0, 15, 20, 30, 45, 60, 90, 120, 180, 240, 300]);
  expect(choices(option, 77).at(-1)).toBe(77);
});

test('no option is lost between the headings, and one without a heading comes first', () => {
  const extra = { ...GUINOTE.options[0]!, name: 'brand_new', group: '' };
  const shown = groups([...GUINOTE.options, extra]);
  expect(shown.flatMap(([, members]) => members)).toHaveLength(GUINOTE.options.length + 1);
  expect(shown[0]).toEqual(['', [extra]]);
  expect(shown.map(([name]) => name)).toEqual(['', 'match', 'deal', 'cantes', 'table']);
});

test('a preset holds every option; what differs is found', () => {
  for (const { options } of presets(GUINOTE)) {
    expect(Object.keys(options)).toHaveLength(GUINOTE.options.length);
  }
  expect(
    changed(GUINOTE, { cotos: 2, scoreboard: 'live' }, { cotos: 1, scoreboard: 'live' }),
  ).toEqual({
    cotos: 2,
  });
});
