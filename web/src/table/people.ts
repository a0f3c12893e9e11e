/** Who sits where, seen from one seat, and what they are called. */

import { say } from '../lib/i18n.svelte.ts';

export type Place = 'south' | 'east' | 'north' | 'west';

/** What a plate needs to know; a `Chair` of the protocol is one. */
export interface Person {
  seat: number;
  kind: 'bot' | 'empty' | 'person';
  name: string;
  /** Moment at which a bot takes the seat of somebody without a line, else 0. */
  away?: number;
  /** Whether a bot plays for somebody who is gone. */
  gone?: boolean;
  /** Who takes this bot's seat when the next partida begins. */
  next?: string;
}

const ROUND: Record<number, readonly Place[]> = {
  2: ['south', 'north'],
  4: ['south', 'east', 'north', 'west'],
};

/** Return the place of a seat; `below` is the seat that is drawn nearest. Play goes to the right. */
export function placeOf(seat: number, below: number, seats: number): Place {
  const round = ROUND[seats] ?? ROUND[4]!;
  return round[(seat - below + seats) % seats] ?? 'north';
}

/** Return whether two seats play together. */
export function together(one: number, other: number, seats: number): boolean {
  return seats === 4 ? one % 2 === other % 2 : one === other;
}

/** Return what stands in a plate's face. */
export function initial(name: string): string {
  return [...name.trim()][0]?.toUpperCase() ?? '?';
}

/** Return the name of whoever sits there. */
export function nameOf(seat: number, { people }: { people: readonly Person[] }): string {
  return people[seat]?.name || say('seat', { seat: seat + 1 });
}
