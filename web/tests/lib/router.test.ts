import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse, router } from '../../src/lib/router.svelte.ts';

let stop: () => void;
beforeEach(() => {
  router.go('/', { replace: true });
  stop = router.listen();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

test.each([
  ['/', { name: 'home' }],
  ['/mesa/Ab3-_x', { name: 'table', table: 'Ab3-_x' }],
  ['/nueva', { name: 'new' }],
  ['/reglas', { name: 'rules' }],
  ['/reglas/', { name: 'rules' }],
  ['/reglas/guinote', { name: 'lesson', game: 'guinote' }],
  ['/ajustes', { name: 'settings' }],
  ['/historia', { name: 'history' }],
  ['/partida/9Zk', { name: 'replay', record: '9Zk' }],
  ['/acerca', { name: 'about' }],
  ['/mesa', { name: 'lost' }],
  ['/mesa/', { name: 'lost' }],
  ['/mesa/a/b', { name: 'lost' }],
  ['/mesa/%3Cscript%3E', { name: 'lost' }],
  [`/mesa/${'a'.repeat(65)}`, { name: 'lost' }],
  ['/constructor', { name: 'lost' }],
  ['/otra', { name: 'lost' }],
])('%s', (path, route) => {
  expect(parse(path)).toEqual(route);
});

test('going somewhere changes address and route, and rises the visit also for the same address', () => {
  const { visit } = router;
  router.go('/reglas/guinote#cantes');
  expect(location.pathname).toBe('/reglas/guinote');
  expect(router.route).toEqual({ name: 'lesson', game: 'guinote' });
  expect(router.anchor).toBe('cantes');
  router.go('/reglas/guinote');
  expect(router.visit).toBe(visit + 2);
  expect(router.anchor).toBe('');
});

test('the way back leads to the page and to where it was scrolled to', () => {
  router.go('/ajustes');
  history.replaceState({ scroll: 340 }, '', '/reglas');
  dispatchEvent(new PopStateEvent('popstate', { state: { scroll: 340 } }));
  expect(router.route).toEqual({ name: 'rules' });
  expect(router.scroll).toBe(340);
});

/** Click a link; return whether the browser itself would follow it. */
function follows(html: string, options: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const link = document.querySelector('a')!;
  const target = link.querySelector('b') ?? link;
  // Nothing is to leave this document: what is left to the browser is stopped at the window.
  const keep = (event: Event) => {
    browser = !event.defaultPrevented;
    event.preventDefault();
  };
  let browser = true;
  addEventListener('click', keep);
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
  removeEventListener('click', keep);
  return browser;
}

test('a link of the product is followed without loading the page', () => {
  expect(follows('<a href="/acerca"><b>Acerca</b></a>')).toBe(false);
  expect(router.route).toEqual({ name: 'about' });
});

test.each([
  ['another site', '<a href="https://example.org/acerca">x</a>', {}],
  ['a new tab', '<a href="/acerca" target="_blank">x</a>', {}],
  ['a file to keep', '<a href="/api/records/x" download>x</a>', {}],
  ['the interface', '<a href="/api/records/x">x</a>', {}],
  ['a drawing', '<a href="/assets/x.svg">x</a>', {}],
  ['an anchor of this page', '<a href="/#sitio">x</a>', {}],
  ['a held key', '<a href="/acerca">x</a>', { ctrlKey: true }],
  ['the middle button', '<a href="/acerca">x</a>', { button: 1 }],
])('the browser follows %s', (_what, html, options) => {
  expect(follows(html, options)).toBe(true);
  expect(router.route).toEqual({ name: 'home' });
});
