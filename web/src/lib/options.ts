/** Options of games: whether they matter, whether they are alike, and how they are said. */
import type { GameInfo, OptionInfo, Presence } from '../protocol/generated.ts';
import { card, say } from './i18n.svelte.ts';

export type Setting = Presence['options'][string];
export type Settings = Record<string, Setting>;
/** What stands in one place of an option. */
export type Single = string | number | boolean;

const CARD = /^\d{1,2}[oceb]$/;

/** Return whether two values are the same, lists place by place. */
export function same(one: Setting | undefined, other: Setting | undefined): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((value, place) => value === other[place]);
}

/** Return a value in words: "3 cotos", "dos de oros", "as, 9", "4 · 2,5 · 0". */
export function inWords(game: string, option: OptionInfo, value: Setting): string {
  const key = `option-${game}-${option.name}`;
  if (Array.isArray(value)) {
    if (!value.length) return say(`${key}.none`);
    return value.map((one) => place(option, one)).join(option.type === 'list' ? ', ' : ' · ');
  }
  if (typeof value === 'number') return say(`${key}.value`, { value });
  return typeof value === 'string' && CARD.test(value) ? card(value) : say(`${key}.${value}`);
}

/** Return what stands in one place of a list or a row, in words. */
export function place(option: OptionInfo, value: string | number): string {
  if (typeof value === 'string') return say('rank', { rank: value });
  return say('number', { value: value / option.scale });
}

/** Return whether an option changes anything beside the values of the others. */
export function matters(game: GameInfo, options: Settings, option: OptionInfo): boolean {
  return Object.entries(option.when).every(([name, values]) => {
    const other = game.options.find((one) => one.name === name);
    if (!other) return true;
    const value = options[name] ?? other.default;
    return values.some((one) => same(one, value)) && matters(game, options, other);
  });
}

/** Return the options under their headings, in the order of the game; first those without one. */
export function groups(options: readonly OptionInfo[]): [string, OptionInfo[]][] {
  const names = new Set(['', ...options.map(({ group }) => group)]);
  return [...names]
    .map((name): [string, OptionInfo[]] => [name, options.filter(({ group }) => group === name)])
    .filter(([, members]) => members.length > 0);
}
