import { afterEach, beforeEach, expect, test } from 'vitest';
import { me } from '../../src/lib/me.svelte.ts';
import { change, defaults, settings } from '../../src/lib/settings.svelte.ts';
import Settings from '../../src/screens/Settings.svelte';
import { json, serve, settled, show } from '../fake.ts';

beforeEach(() => {
  me.now = null;
});
afterEach(() => change(defaults(['es'])));

const ANSWERS = {
  'GET /api/me': { name: 'Carmen', newcomer: false },
  'PUT /api/me': ({ body }: { body: unknown }) => ({ ...(body as object), newcomer: false }),
};

function pick(words: string): HTMLInputElement {
  const label = [...document.querySelectorAll('label')].find(
    (one) => one.querySelector('span')?.firstChild?.textContent?.trim() === words,
  );
  const input = label?.querySelector('input');
  if (!input) throw new Error(`no choice "${words}"`);
  return input;
}

async function rename(name: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('#name');
  if (!field) throw new Error('no name');
  field.value = name;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.form?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
  await settled();
}

test('another theme is seen at once', async () => {
  serve(ANSWERS);
  await show(Settings, {});
  pick('Noche').click();
  await settled();
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(pick('Noche').checked).toBe(true);
});

test('another language is spoken at once, on this very page', async () => {
  serve(ANSWERS);
  const body = await show(Settings, {});
  pick('English').click();
  await expect.poll(() => body.querySelector('h1')?.textContent).toBe('Settings');
  expect(document.documentElement.lang).toBe('en');
});

test('other cards are shown in the sample at once', async () => {
  serve(ANSWERS);
  const body = await show(Settings, {});
  expect(body.querySelector('.preview img')?.getAttribute('src')).toContain('/classic/');
  pick('Colores fuertes').click();
  await settled();
  expect(body.querySelector('.preview img')?.getAttribute('src')).toContain('/contrast/');
});

test.each([
  ['Sonido', 'sound', false],
  ['Vibración', 'vibration', false],
  ['Preguntar antes de echar', 'confirm', true],
  ['No oír las frases de los demás', 'muted', true],
] as const)('%s', async (words, name, after) => {
  serve(ANSWERS);
  await show(Settings, {});
  pick(words).click();
  await settled();
  expect(settings[name]).toBe(after);
});

test('a name is kept on the server, trimmed', async () => {
  const asked = serve(ANSWERS);
  const body = await show(Settings, {});
  expect(body.querySelector<HTMLInputElement>('#name')?.value).toBe('Carmen');
  await rename('  Pilar ');
  expect(asked.at(-1)).toMatchObject({ method: 'PUT', body: { name: 'Pilar' } });
  expect(me.now?.name).toBe('Pilar');
  expect(body.querySelector('#name-help')?.textContent).toContain('Guardado');
});

test.each(['', '   ', 'x'.repeat(21), 'a\u0007b', 'a\u200db', '\u202eab'])(
  '%j is no name',
  async (name) => {
    const asked = serve(ANSWERS);
    const body = await show(Settings, {});
    await rename(name);
    expect(asked.filter(({ method }) => method === 'PUT')).toEqual([]);
    expect(body.querySelector('#name-help')?.textContent).toContain('entre 1 y 20');
  },
);

test('a name the server refuses is not taken', async () => {
  serve({ ...ANSWERS, 'PUT /api/me': () => json({ error: 'invalid', detail: '' }, 400) });
  const body = await show(Settings, {});
  await rename('Pilar');
  expect(me.now?.name).toBe('Carmen');
  expect(body.querySelector('[role=alert]')).not.toBeNull();
});
