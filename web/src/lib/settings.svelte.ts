/** What a person has chosen for this browser; kept in its storage, shown at once. */
import { language, type Language, speak } from './i18n.svelte.ts';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export const CARD_STYLES = ['classic', 'contrast'] as const;
export const LANGUAGES = ['es', 'en'] as const;

export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  cards: (typeof CARD_STYLES)[number];
  speed: (typeof SPEEDS)[number];
  sound: boolean;
  vibration: boolean;
  /** Whether a card is asked about before it is played. */
  confirm: boolean;
  /** Whether the phrases of others are neither shown nor sounded. */
  muted: boolean;
  /** Whether jokes at one's own expense are shown, where a table has them. */
  taunts: boolean;
}

const KEY = 'tapete-settings';
/** Durations times this; as in `styles/tokens.css`. */
const FACTORS = { slow: 1.5, normal: 1, fast: 0.6, off: 0 } as const;
/** People whose browser speaks one of these read Spanish; all others get English. */
const SPANISH_READERS = /^(es|ca|gl|eu|an|ast|oc)\b/i;

/** Return what holds for somebody who has chosen nothing. */
export function defaults(wanted: readonly string[] = navigator.languages): Settings {
  const first = wanted[0] ?? 'es';
  return {
    language: SPANISH_READERS.test(first) ? 'es' : 'en',
    theme: 'system',
    cards: 'classic',
    speed: 'normal',
    sound: true,
    vibration: true,
    confirm: false,
    muted: false,
    taunts: true,
  };
}

/** Return the settings a stored text holds; whatever in it is not one is left at its default. */
export function read(text: string | null): Settings {
  const settings = defaults();
  let kept: unknown = null;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    return settings;
  }
  if (typeof kept !== 'object' || kept === null) return settings;
  const said = kept as Record<string, unknown>;
  const word = <T extends string>(name: string, words: readonly T[], otherwise: T): T =>
    words.find((one) => one === said[name]) ?? otherwise;
  const flag = (name: string, otherwise: boolean): boolean =>
    typeof said[name] === 'boolean' ? said[name] : otherwise;
  return {
    language: word('language', LANGUAGES, settings.language),
    theme: word('theme', THEMES, settings.theme),
    cards: word('cards', CARD_STYLES, settings.cards),
    speed: word('speed', SPEEDS, settings.speed),
    sound: flag('sound', settings.sound),
    vibration: flag('vibration', settings.vibration),
    confirm: flag('confirm', settings.confirm),
    muted: flag('muted', settings.muted),
    taunts: flag('taunts', settings.taunts),
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage is forbidden: the choice lasts as long as the page
  }
}

export const settings: Settings = $state(read(stored()));

/** Change some settings, show the change and keep it. Raises: as `apply`. */
export async function change(part: Partial<Settings>): Promise<void> {
  Object.assign(settings, part);
  try {
    await apply();
  } finally {
    keep();
  }
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // as in `stored`
  }
}

/** Return how long things that move take, times their usual time; 0 for no movement. */
export function speed(): number {
  return matches('(prefers-reduced-motion: reduce)') ? 0 : FACTORS[settings.speed];
}

/** Cards and suits of the French pack, which has a folder of its own: some disks take `8C` for `8c`. */
const FRENCH = /[DHSC]$/;

/** Return the address of a card's picture (`12c`, `QS`, `back`, `suit-c`); under 90 px use `phone`. */
export function cardAddress(name: string, faces: 'full' | 'phone' = 'phone'): string {
  return `${__CARDS__}/${settings.cards}/${faces}/${FRENCH.test(name) ? 'french/' : ''}${name}.svg`;
}

/**
 * Put the settings on the page. Raises: as `import`, when the words of the language do not come;
 * then the language stays as it was.
 */
export async function apply(): Promise<void> {
  const html = document.documentElement;
  html.dataset['theme'] = settings.theme === 'system' ? systemTheme() : settings.theme;
  html.dataset['speed'] = settings.speed;
  try {
    await speak(settings.language);
  } finally {
    settings.language = html.lang = language();
  }
}

/** Follow the system's wishes and what other tabs choose. Return the function that stops it. */
export function follow(): () => void {
  const wishes = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'].map((wish) =>
    matchMedia(wish),
  );
  const changed = () => void apply().catch(() => undefined);
  const elsewhere = (event: StorageEvent) => {
    if (event.key !== KEY) return;
    Object.assign(settings, read(event.newValue));
    changed();
  };
  for (const wish of wishes) wish.addEventListener('change', changed);
  addEventListener('storage', elsewhere);
  return () => {
    for (const wish of wishes) wish.removeEventListener('change', changed);
    removeEventListener('storage', elsewhere);
  };
}

function systemTheme(): 'light' | 'dark' | 'contrast' {
  if (matches('(prefers-contrast: more)')) return 'contrast';
  return matches('(prefers-color-scheme: dark)') ? 'dark' : 'light';
}

function matches(query: string): boolean {
  return matchMedia(query).matches;
}
