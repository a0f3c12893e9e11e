/** Numbers of a row as people write them: with comma or point, in units of the option's scale. */
import type { OptionInfo } from '../../protocol/generated.ts';

const WRITTEN = /^\d{1,4}([.,]\d{1,2})?$/;

/** Return the highest number that a place of the row takes, in the option's own units. */
export function most(option: OptionInfo): number {
  return Math.max(
    ...option.values.map((value) => (typeof value === 'object' ? value.max : Number(value))),
  );
}

/** Return what is written, in the option's own units; nothing where it takes no such number. */
export function read(option: OptionInfo, text: string): number | null {
  if (!WRITTEN.test(text.trim())) return null;
  const number = Number(text.trim().replace(',', '.')) * option.scale;
  return Number.isInteger(number) && number <= most(option) ? number : null;
}
