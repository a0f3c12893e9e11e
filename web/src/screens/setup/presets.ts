/** Ways to play that a private table offers: the game's variants and a few rows of our own. */
import { setupOf } from '../../games/setups.ts';
import { matters, same, type Setting, type Settings, type Single } from '../../lib/options.ts';
import type { GameInfo, OptionInfo } from '../../protocol/generated.ts';

export interface Preset {
  id: string;
  variant: string;
  /** Numbers of seats that may be chosen, and the usual one. */
  seats: number[];
  usual: number;
  /** Every option with its value. */
  options: Settings;
  /** Key of its name in the catalogue; `.help` says more. */
  words: string;
}

/** Return the ways to play a game, the usual one first. */
export function presets(game: GameInfo): Preset[] {
  const { first, rows = [] } = setupOf(game.game);
  const all = [
    ...game.variants.map((one) => ({ id: one.name, variant: one.name, options: {}, own: false })),
    ...rows.map((row) => ({ ...row, own: true })),
  ];
  const found = all.map(({ id, variant, options, own }) => {
    const info = game.variants.find((one) => one.name === variant);
    return {
      id,
      variant,
      seats: info?.seats ?? [],
      usual: info?.usual ?? 0,
      options: { ...standard(game, variant), ...options },
      words: own ? `preset-${game.game}-${id}` : `variant-${game.game}-${id}`,
    };
  });
  return found.sort((one, other) => Number(other.id === first) - Number(one.id === first));
}

/** Return every option of a variant with its value. */
export function standard(game: GameInfo, variant: string): Settings {
  const own = game.variants.find((one) => one.name === variant)?.options ?? {};
  return { ...Object.fromEntries(game.options.map((one) => [one.name, one.default])), ...own };
}

/** Return only the options that differ and matter. */
export function changed(game: GameInfo, options: Settings, from: Settings): Settings {
  const own = game.options.filter(
    (option) => matters(game, options, option) && !same(options[option.name], from[option.name]),
  );
  return Object.fromEntries(own.map(({ name }) => [name, options[name] ?? []]));
}

/**
 * Return the options with one changed, and with what follows from it: a number that begins to
 * matter is one that is offered, and no list keeps a word that makes no sense any more.
 */
export function withChange(
  game: GameInfo,
  options: Settings,
  name: string,
  value: Setting,
): Settings {
  const next = { ...options, [name]: value };
  for (const option of game.options) {
    const now = next[option.name];
    if (Array.isArray(now) && option.type === 'list') {
      const sensible = words(option, next);
      next[option.name] = now.filter((word) => sensible.includes(String(word)));
    } else if (typeof now === 'number' && option.offers.length && !option.offers.includes(now)) {
      const begins = matters(game, next, option) && !matters(game, options, option);
      if (begins) next[option.name] = option.offers[0] ?? now;
    }
  }
  return next;
}

/** Return the words of a list that make sense beside the other options, each by its first name. */
export function words(option: OptionInfo, options: Settings): string[] {
  const barred = Object.entries(option.barred).flatMap(
    ([name, values]) => values[String(options[name])] ?? [],
  );
  return option.values
    .map(String)
    .filter((word) => !(word in option.same) && !barred.includes(word));
}

const ROUND = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 300, 600];

/** Return the values a person may choose; of a long range the round ones, and the present one. */
export function choices(option: OptionInfo, present: Single): Single[] {
  const all = option.values.flatMap((value): Single[] => {
    if (typeof value !== 'object') return [value];
    if (option.offers.length) return option.offers;
    const between = ROUND.filter((one) => one > value.min && one < value.max);
    return [value.min, ...between, value.max];
  });
  return all.includes(present) ? all : [...all, present];
}
