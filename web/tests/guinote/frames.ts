/** Frames of real matches, written by `python -m tests.web.frames`. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { positionOf, type PositionOf } from '../../src/net/positions.ts';
import type { Position } from '../../src/net/line.ts';
import type { Chair, Presence } from '../../src/protocol/generated.ts';

export type Name = 'four' | 'watched' | 'coto-end' | 'two';

export function frames(name: Name): PositionOf<'guinote'>[] {
  const file = join(import.meta.dirname, `../fixtures/guinote-${name}.json`);
  const sent = JSON.parse(readFileSync(file, 'utf8')) as Position[];
  return sent.map((position) => positionOf('guinote', position));
}

/** Return the first frame with an event of a type. */
export function withEvent(name: Name, type: string): PositionOf<'guinote'> {
  const found = frames(name).find(({ events }) => events.some((event) => event.type === type));
  if (!found) throw new Error(`no ${type} in ${name}`);
  return found;
}

const NAMES = ['Pilar', 'Isabel', 'Carlos', 'Ana'];

export function chairs(seats: number, me: number | null): Chair[] {
  return NAMES.slice(0, seats).map((name, seat) => ({
    seat,
    kind: 'person',
    name,
    you: seat === me,
    host: false,
    away: 0,
    gone: false,
    next: '',
  }));
}

export function presence(seats: number, me: number | null, more: Partial<Presence> = {}): Presence {
  return {
    type: 'presence',
    table: 'mesa',
    game: 'guinote',
    variant: seats === 2 ? 'mano_a_mano' : 'guinote',
    options: {},
    public: true,
    status: 'playing',
    chairs: chairs(seats, me),
    seat: me,
    can_return: null,
    spectators: 0,
    offer_bots: false,
    rematch: 0,
    rematch_yes: [],
    record: null,
    first_hand: false,
    finish_needed: 0,
    finish_votes: [],
    ...more,
  };
}
