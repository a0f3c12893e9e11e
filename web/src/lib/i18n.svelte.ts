/** The catalogue of sentences; how its keys are made stands in `src/tapete/locale/README.md`. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Language = 'es' | 'en';
export type Value = string | number | boolean | null;
export type Values = Record<string, Value>;

type Catalogue = Promise<{ default: string[] }>;
/** `base` is what every page needs; the others are loaded by the pages that need them. */
const CATALOGUES = {
  base: { es: () => import('../catalogues/es.ts'), en: () => import('../catalogues/en.ts') },
  pages: {
    es: () => import('../catalogues/pages.es.ts'),
    en: () => import('../catalogues/pages.en.ts'),
  },
  learn: {
    es: () => import('../catalogues/learn.es.ts'),
    en: () => import('../catalogues/learn.en.ts'),
  },
  more: {
    es: () => import('../catalogues/more.es.ts'),
    en: () => import('../catalogues/more.en.ts'),
  },
  options: {
    es: () => import('../catalogues/options.es.ts'),
    en: () => import('../catalogues/options.en.ts'),
  },
  presidente: {
    es: () => import('../catalogues/presidente.es.ts'),
    en: () => import('../catalogues/presidente.en.ts'),
  },
} satisfies Record<string, Record<Language, () => Catalogue>>;
export type Chapter = keyof typeof CATALOGUES;
/** Games with a chapter of their own. */
const GAMES = ['presidente'] as const satisfies readonly Chapter[];

const CARDS = new Set(['card', 'beats', 'with', 'muestra', 'taken', 'laid', 'starter']);
const SUITS = new Set(['suit', 'led', 'trump']);
const CARD = /^(?:([1-9]|1[0-2])([oceb])|(A|[2-9]|10|[JQK])([DHSC])|JK)$/;
/** The French ten to the catalogue, in which the number 10 is the sota. */
const TEN = 'T';

class Catalogues {
  language = $state<Language>('es');
  bundle = $state.raw(new FluentBundle('es'));
  /** Chapters that the bundle holds. */
  chapters: ReadonlySet<Chapter> = new Set();
}
const loaded = new Catalogues();
const wanted = { language: 'es' as Language, chapters: new Set<Chapter>(['base']) };
/** One change at a time, so that none undoes another that was asked for later. */
let changes: Promise<void> = Promise.resolve();

/** Return the language in which `say` speaks now. */
export function language(): Language {
  return loaded.language;
}

/** Load a language with every chapter asked for so far, then speak it. Raises: as `import`. */
export function speak(tongue: Language): Promise<void> {
  wanted.language = tongue;
  return load();
}

/** Load one more chapter, in the language spoken now and in those to come. Raises: as `import`. */
export async function open(chapter: Chapter): Promise<void> {
  wanted.chapters.add(chapter);
  if (!loaded.chapters.has(chapter)) await load();
}

/** Load what is said of a game; of the first it is part of every page. Raises: as `import`. */
export async function openGame(game: string): Promise<void> {
  const chapter = GAMES.find((one) => one === game);
  if (chapter) await open(chapter);
}

/** Load what is said of all games, for pages that speak of any. Raises: as `import`. */
export async function openGames(): Promise<void> {
  await Promise.all(GAMES.map(open));
}

function load(): Promise<void> {
  changes = changes.catch(() => undefined).then(renew);
  return changes;
}

async function renew(): Promise<void> {
  const tongue = wanted.language;
  const chapters = new Set(wanted.chapters);
  const bundle = new FluentBundle(tongue, { useIsolating: false });
  const parts = await Promise.all([...chapters].map((name) => CATALOGUES[name][tongue]()));
  for (const part of parts) for (const text of part.default) add(bundle, text);
  [loaded.bundle, loaded.language, loaded.chapters] = [bundle, tongue, chapters];
}

function add(bundle: FluentBundle, text: string): void {
  const faults = bundle.addResource(new FluentResource(text));
  if (faults[0] && strict) throw faults[0];
}

/** Whether a fault of the catalogue stops the page: while it is being made, not in people's hands. */
const strict = import.meta.env.DEV;

/** Return whether the catalogue has a sentence, such as `game-guinote` or `reason-x.plain`. */
export function has(key: string): boolean {
  return pattern(key) !== undefined;
}

function pattern(key: string) {
  const [id = '', attribute] = key.split('.');
  const message = loaded.bundle.getMessage(id);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? undefined;
}

/** Return a sentence; cards (`12c`) and suits (`c`) among the values are put into words. */
export function say(key: string, values: Values = {}): string {
  return format(key, inWords(values));
}

/** Return a card in words: rey de copas, comodín. */
export function card(text: string): string {
  return format('card', parts(text));
}

/** Return a suit in words: copas, tréboles. */
export function suit(letter: string): string {
  return format('suit', { suit: letter });
}

/** Return why a move is refused; without the values it speaks of, in general words. */
export function reason(code: string, values: Values = {}): string {
  const plain = `reason-${code}.plain`;
  const known = Object.keys(values).length > 0;
  return !known && has(plain) ? say(plain) : say(`reason-${code}`, counted(values));
}

/** Return the values with those as numbers that are written as such, to choose words by. */
function counted(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]): [string, Value] => [
    name,
    typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
  ]);
  return Object.fromEntries(entries);
}

/** Return one name, or two as a pair: "Ana y Carlos", "Ana e Isabel". */
export function names(people: readonly string[]): string {
  const [first = '', second] = people;
  if (second === undefined) return first;
  const key = /^h?[ií](?![aeouáéóú])/i.test(second) ? 'pair.before-i' : 'pair';
  return say(key, { first, second });
}

function format(key: string, values: Record<string, FluentVariable>): string {
  const found = pattern(key);
  const faults: Error[] = [];
  const text = found === undefined ? key : loaded.bundle.formatPattern(found, values, faults);
  if (strict && (found === undefined || faults[0])) {
    throw new Error(`catalogue ${loaded.language}, ${key}: ${faults[0]?.message ?? 'no such key'}`);
  }
  return text;
}

/** Return the forms in which the catalogue knows a card: rank, gender, with its article, … */
function forms(): string[] {
  return Object.keys(loaded.bundle.getMessage('card')?.attributes ?? {});
}

function parts(text: string): Record<string, FluentVariable> {
  const [whole, spanish, spanishSuit, french, frenchSuit] = CARD.exec(text) ?? [];
  if (!whole) throw new Error(`not a card: ${text}`);
  if (spanish && spanishSuit) return { rank: Number(spanish), suit: spanishSuit };
  if (french && frenchSuit) return { rank: frenchRank(french), suit: frenchSuit };
  return { rank: 'joker', suit: 'none' };
}

function frenchRank(rank: string): FluentVariable {
  if (rank === '10') return TEN;
  return Number(rank) || rank;
}

function inWords(values: Values): Record<string, FluentVariable> {
  const words: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(values)) {
    if (value === null) words[name] = 'none';
    else if (typeof value === 'boolean') words[name] = value ? 'yes' : 'no';
    else if (typeof value === 'number') words[name] = value;
    else if (CARDS.has(name) && CARD.test(value)) {
      words[name] = card(value);
      for (const form of forms()) words[`${name}-${form}`] = format(`card.${form}`, parts(value));
    } else words[name] = SUITS.has(name) ? suit(value) : value;
  }
  return words;
}
