/** Where one is in the product: addresses, what they mean, and going from one to the other. */

export type Route =
  | { name: 'home' }
  | { name: 'table'; table: string }
  | { name: 'new' }
  | { name: 'rules' }
  | { name: 'lesson'; game: string }
  | { name: 'settings' }
  | { name: 'history' }
  | { name: 'replay'; record: string }
  | { name: 'about' }
  | { name: 'lost' };

const PLAIN = {
  '/': 'home',
  '/nueva': 'new',
  '/reglas': 'rules',
  '/ajustes': 'settings',
  '/historia': 'history',
  '/acerca': 'about',
} as const;

const LINK = /^[A-Za-z0-9_-]{1,64}$/;

/** Return what an address means; `lost` where it means nothing. */
export function parse(path: string): Route {
  const clean = path.length > 1 ? path.replace(/\/$/, '') : path;
  if (Object.hasOwn(PLAIN, clean)) return { name: PLAIN[clean as keyof typeof PLAIN] };
  const [, folder, value, ...more] = clean.split('/');
  if (value === undefined || more.length > 0 || !LINK.test(value)) return { name: 'lost' };
  if (folder === 'mesa') return { name: 'table', table: value };
  if (folder === 'reglas') return { name: 'lesson', game: value };
  if (folder === 'partida') return { name: 'replay', record: value };
  return { name: 'lost' };
}

interface Kept {
  scroll: number;
}

class Router {
  route = $state.raw<Route>(parse(location.pathname));
  /** Anchor inside the page, without its sign. */
  anchor = $state(anchorNow());
  /** Rises whenever another page is to be shown, also at the same address. */
  visit = $state(0);
  /** Where the page that is to be shown was scrolled to when it was left. */
  scroll = 0;
  #page = page();

  /** Go to an address of the product, such as `/reglas/guinote#cantes`. */
  go(address: string, { replace = false } = {}): void {
    this.#remember();
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.#arrive(0);
  }

  /** Follow links and the browser's own buttons from now on. Return the function that stops it. */
  listen(): () => void {
    history.scrollRestoration = 'manual';
    const back = (event: PopStateEvent) => {
      const kept = event.state as Kept | null;
      if (page() !== this.#page) return this.#arrive(kept?.scroll ?? 0);
      this.anchor = anchorNow();
      if (kept) scrollTo(0, kept.scroll);
    };
    const click = (event: MouseEvent) => {
      const address = followed(event);
      if (address === null) return;
      event.preventDefault();
      this.go(address);
    };
    const leave = () => this.#remember();
    addEventListener('popstate', back);
    addEventListener('pagehide', leave);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', back);
      removeEventListener('pagehide', leave);
      document.removeEventListener('click', click);
    };
  }

  /**
   * Scroll to where the address points, or to where the page was when it was left. A page whose
   * content comes late asks again, when it is there.
   */
  reveal(): void {
    const place = this.anchor ? document.getElementById(this.anchor) : null;
    if (place) place.scrollIntoView();
    else if (this.scroll !== scrollY) scrollTo(0, this.scroll);
  }

  #remember(): void {
    history.replaceState({ scroll: scrollY } satisfies Kept, '');
  }

  #arrive(scroll: number): void {
    this.#page = page();
    this.anchor = anchorNow();
    this.scroll = scroll;
    this.route = parse(location.pathname);
    this.visit += 1;
  }
}

function page(): string {
  return location.pathname + location.search;
}

function anchorNow(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

/** Return the address a click leads to inside the product, or null where the browser goes. */
function followed(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || 'reload' in link.dataset)
    return null;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || /^\/(api|assets|schema)\b/.test(url.pathname)) return null;
  // Anchors of the page one is on are the browser's: it moves the reading point too.
  if (url.hash && url.pathname + url.search === page()) return null;
  return url.pathname + url.search + url.hash;
}

export const router = new Router();
