/** How sets, roles and points are said. */

import { say } from '../../lib/i18n.svelte.ts';
import type { PresidenteView, SetOffer } from '../../protocol/generated.ts';
import { nameOf, type Person } from '../../table/people.ts';

/** Who is at the table, who is told, and what the table calls things. */
export interface Company {
  people: readonly Person[];
  /** Null for somebody who only watches. */
  me: number | null;
  /** The option that names the roles [U-55]. */
  labels: string;
  /** Whether the cards are French ones. */
  french: boolean;
}

export type Role = NonNullable<PresidenteView['roles'][number]>;

/** Spanish figures are written as numbers on the cards and on the wire. */
const FIGURES: Record<string, string> = { '10': 'S', '11': 'C', '12': 'R' };
const FRENCH: Record<string, string> = { '10': 'T', K: 'R' };

/**
 * Return the number as the catalogue knows it: a number where it is one on the cards, else a letter;
 * T is the French ten, S C R are Spanish figures.
 */
export function numberKey(number: string, french: boolean): string | number {
  const key = french ? (FRENCH[number] ?? number) : (FIGURES[number] ?? number);
  return /^\d+$/.test(key) ? Number(key) : key;
}

interface Said {
  number: string;
  size: number;
}

/** Return the values by which the catalogue says a set. */
export function setValues(
  { number, size }: Said,
  french: boolean,
): { number: string | number; size: number } {
  return { number: numberKey(number, french), size };
}

/** Return a set that may be laid in words; with its twos where it has some. */
export function offerInWords(offer: SetOffer, french: boolean): string {
  const own = offer.size - offer.twos;
  const values = { ...setValues(offer, french), own, twos: offer.twos };
  if (offer.twos > 0) return say('presidente-set.twos', values);
  return offer.size === 1 && offer.cards.length === 1
    ? say('presidente-card', { card: offer.cards[0] ?? '' })
    : say('presidente-set', values);
}

/** Return what a role is called at this table [U-55]. */
export function roleName(role: Role, { labels }: Pick<Company, 'labels'>, short = false): string {
  return say(`presidente-role-${labels}${short ? '.short' : ''}`, { role });
}

/** Return half points as people write points: 3, or 2,5. */
export function points(half: number): string {
  return say('number', { value: half / 2 });
}

/** Return the name, or the word for oneself. */
export function whoIs(seat: number, company: Pick<Company, 'people' | 'me'>): string {
  return seat === company.me ? say('score-me') : nameOf(seat, company);
}
