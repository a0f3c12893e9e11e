import { afterEach, expect, test, vi } from 'vitest';
import { reloadForUpgrade } from '../../src/lib/reload.ts';

afterEach(() => sessionStorage.clear());

test('the page is loaded anew once for a version, and no more', () => {
  const reload = vi.fn();
  expect(reloadForUpgrade(2, reload)).toBe(true);
  expect(reloadForUpgrade(2, reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reloadForUpgrade(3, reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a browser that remembers nothing is not sent round in circles', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden });
  const reload = vi.fn();
  expect(reloadForUpgrade(2, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test('nothing else reloads the page, unless a person presses a button for it', () => {
  const sources = import.meta.glob<string>('../../src/**/*.{ts,svelte}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const pressed = /\b(onclick|retry)=\{\(\) => location\.reload\(\)\}/g;
  const reloads = /location\s*\.\s*(reload|replace|assign)\b|location(\.href)?\s*=[^=]/;
  const reloading = Object.entries(sources)
    .filter(([, text]) => reloads.test(text.replace(pressed, '')))
    .map(([path]) => path.replace('../../src/', ''));
  expect(reloading).toEqual(['lib/reload.ts']);
});
