import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { language } from '../../src/lib/i18n.svelte.ts';
import * as kept from '../../src/lib/settings.svelte.ts';

const { change, defaults, follow, read, settings } = kept;
const KEY = 'tapete-settings';
const html = document.documentElement;

/** Let the system have these wishes. */
function wish(...queries: string[]): void {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: queries.some((one) => query.includes(one)) }),
  );
}

beforeEach(() => wish());
afterEach(async () => {
  localStorage.clear();
  await change(defaults(['es']));
});

test.each([
  [['es-ES'], 'es'],
  [['ca'], 'es'],
  [['gl-ES', 'en'], 'es'],
  [['en-GB', 'es'], 'en'],
  [['de'], 'en'],
  [['est'], 'en'],
  [[], 'es'],
])('somebody whose browser speaks %s gets %s', (languages, wanted) => {
  expect(defaults(languages).language).toBe(wanted);
});

test('what is stored is believed only where it makes sense', () => {
  const usual = defaults();
  expect(read(null)).toEqual(usual);
  expect(read('{')).toEqual(usual);
  expect(read('[1]')).toEqual(usual);
  expect(read('"dark"')).toEqual(usual);
  const mixed = { theme: 'dark', speed: 'warp', sound: 'no', muted: true, extra: 1 };
  expect(read(JSON.stringify(mixed))).toEqual({ ...usual, theme: 'dark', muted: true });
});

test('a change is seen at once and kept', async () => {
  await change({ theme: 'dark', speed: 'slow', language: 'en' });
  expect(html.dataset['theme']).toBe('dark');
  expect(html.dataset['speed']).toBe('slow');
  expect(html.lang).toBe('en');
  expect(language()).toBe('en');
  expect(read(localStorage.getItem(KEY))).toEqual({ ...settings });
});

test('without a theme of its own the page follows the system', async () => {
  wish('prefers-color-scheme: dark');
  await change({ theme: 'system' });
  expect(html.dataset['theme']).toBe('dark');
  wish('prefers-color-scheme: dark', 'prefers-contrast: more');
  await change({});
  expect(html.dataset['theme']).toBe('contrast');
  wish();
  await change({});
  expect(html.dataset['theme']).toBe('light');
});

test('nothing moves where the system asks for stillness', async () => {
  await change({ speed: 'slow' });
  expect(kept.speed()).toBe(1.5);
  wish('prefers-reduced-motion: reduce');
  expect(kept.speed()).toBe(0);
});

test('another tab that changes something changes this one', async () => {
  const stop = follow();
  const newValue = JSON.stringify({ ...settings, theme: 'contrast', language: 'en' });
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
  await vi.waitFor(() => expect(html.lang).toBe('en'));
  expect(html.dataset['theme']).toBe('contrast');
  stop();
});

test('a browser that stores nothing still obeys', async () => {
  const setItem = vi.fn(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  vi.stubGlobal('localStorage', { setItem });
  await change({ theme: 'dark' });
  expect(setItem).toHaveBeenCalled();
  vi.unstubAllGlobals();
  expect(html.dataset['theme']).toBe('dark');
});

test('pictures come in the style that was chosen', async () => {
  await change({ cards: 'contrast' });
  expect(kept.cardAddress('12c')).toMatch(/\/contrast\/phone\/12c\.svg$/);
  expect(kept.cardAddress('back', 'full')).toMatch(/\/contrast\/full\/back\.svg$/);
});

test('the French pack lies in a folder of its own, for disks that take 8C for 8c', () => {
  for (const name of ['8C', '10H', 'QS', 'suit-C'])
    expect(kept.cardAddress(name)).toMatch(new RegExp(`/phone/french/${name}\\.svg$`));
  for (const name of ['8c', '9b', 'JK', 'back-tapete', 'suit-c'])
    expect(kept.cardAddress(name)).toMatch(new RegExp(`/phone/${name}\\.svg$`));
});
