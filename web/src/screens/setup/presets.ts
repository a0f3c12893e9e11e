/** Ways to play that a private table offers: the game's variants and a few rows of our own. */
import type { GameInfo, OptionInfo } from '../../protocol/generated.ts';

export type Setting = string | number | boolean;
export type Settings = Record<string, Setting>;

export interface Preset {
  id: string;
  variant: string;
  seats: number;
  /** Every option with its value. */
  options: Settings;
  /** Key of its name in the catalogue; `.help` says more. */
  words: string;
}

/** Rows that are no variants: what changes against a variant, in the order shown. */
const OWN: Record<string, { id: string; variant: string; options: Settings }[]> = {
  guinote: [
    { id: 'single', variant: 'guinote', options: { partidas_per_coto: 1 } },
    { id: 'calm', variant: 'clasico', options: { turn_seconds: 0, seat_return: 'allowed' } },
  ],
};
/** What stands first and is chosen to begin with [G-55]. */
const FIRST: Record<string, string> = { guinote: 'clasico' };

/** Return the ways to play a game, the usual one first. */
export function presets(game: GameInfo): Preset[] {
  const own = OWN[game.game] ?? [];
  const rows = [
    ...game.variants.map((one) => ({ id: one.name, variant: one.name, options: {}, own: false })),
    ...own.map((row) => ({ ...row, own: true })),
  ];
  const found = rows.map(({ id, variant, options, own: ours }) => ({
    id,
    variant,
    seats: game.variants.find((one) => one.name === variant)?.seats[0] ?? 0,
    options: { ...standard(game, variant), ...options },
    words: ours ? `preset-${game.game}-${id}` : `variant-${game.game}-${id}`,
  }));
  return found.sort((one, other) => rank(other) - rank(one));

  function rank(preset: Preset): number {
    return preset.id === FIRST[game.game] ? 1 : 0;
  }
}

/** Return every option of a variant with its value. */
export function standard(game: GameInfo, variant: string): Settings {
  const own = game.variants.find((one) => one.name === variant)?.options ?? {};
  return { ...Object.fromEntries(game.options.map((one) => [one.name, one.default])), ...own };
}

/** Return only the options that differ. */
export function changed(options: Settings, from: Settings): Settings {
  return Object.fromEntries(Object.entries(options).filter(([name, to]) => to !== from[name]));
}

const ROUND = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 300, 600];

/** Return the values a person may choose; of a long range the round ones, and the present one. */
export function choices(option: OptionInfo, present: Setting): Setting[] {
  const all = option.values.flatMap((value): Setting[] => {
    if (typeof value !== 'object') return [value];
    const between = ROUND.filter((one) => one > value.min && one < value.max);
    return [value.min, ...between, value.max];
  });
  return all.includes(present) ? all : [...all, present];
}

/** Groups in which the options of a game are shown; what is in none comes last. */
const GROUPS: Record<string, [string, string[]][]> = {
  guinote: [
    ['match', ['partidas_per_coto', 'cotos', 'both_over_100']],
    ['cantes', ['cantes_per_trick', 'cante_window']],
    ['deal', ['dealer_rotation', 'vueltas_dealer']],
    ['table', ['turn_seconds', 'scoreboard', 'seat_return']],
  ],
};

/** Return the options of a game in groups: name of the group, options in it. */
export function groups(game: GameInfo): [string, OptionInfo[]][] {
  const listed = GROUPS[game.game] ?? [];
  const grouped = listed.map(([name, members]): [string, OptionInfo[]] => [
    name,
    game.options.filter((one) => members.includes(one.name)),
  ]);
  const names = listed.flatMap(([, members]) => members);
  const rest = game.options.filter((one) => !names.includes(one.name));
  return rest.length ? [...grouped, ['other', rest]] : grouped;
}
