/** What happened, as sentences of the catalogue, told to one seat or to whoever watches. */

import { say, type Values } from '../../lib/i18n.svelte.ts';
import type { GuinoteEvent, Points } from '../../protocol/generated.ts';
import type { Weight } from '../../table/news.ts';
import { nameOf, together, type Person } from '../../table/people.ts';

/** Who is at the table, and who is told. */
export interface Company {
  people: readonly Person[];
  /** Null for somebody who only watches. */
  me: number | null;
}

/** Return a sentence about an event and how much to make of it, or null where none is wanted. */
export function sentence(
  event: GuinoteEvent,
  company: Company,
): { text: string; weight: Weight; short?: string } | null {
  // Six cards that others draw unseen tell nobody anything.
  if (event.type === 'card-drawn' && event.card === null) return null;
  const key = `event-guinote-${event.type}${form(event, company)}`;
  const told = { text: say(key, values(event, company)), weight: WEIGHTS[event.type] };
  if (event.type !== 'hand-dealt') return told;
  return { ...told, short: say('notice-guinote-trump', { trump: event.trump }) };
}

/** Cards are spoken but not kept: only the last trick may be looked at again [G-64]. */
const WEIGHTS: Record<GuinoteEvent['type'], Weight> = {
  'dealer-drawn': 'shown',
  'hand-dealt': 'shown',
  'card-played': 'spoken',
  'trick-won': 'shown',
  'card-drawn': 'kept',
  'arrastre-began': 'shown',
  'cante-sung': 'shown',
  'siete-exchanged': 'shown',
  'hand-ended': 'kept',
  'partida-won': 'kept',
  'coto-won': 'kept',
  'match-won': 'kept',
};

function form(event: GuinoteEvent, { people, me }: Company): '' | '.me' | '.us' {
  if (me === null) return '';
  const seats = people.length;
  switch (event.type) {
    case 'hand-dealt':
      return event.mano === me ? '.me' : '';
    case 'trick-won':
      if (event.seat === me) return '.me';
      return together(event.seat, me, seats) ? '.us' : '';
    case 'dealer-drawn':
    case 'card-played':
    case 'card-drawn':
    case 'cante-sung':
    case 'siete-exchanged':
      return event.seat === me ? '.me' : '';
    case 'partida-won':
    case 'coto-won':
    case 'match-won':
      if (event.pair !== me % 2) return '';
      return seats === 2 ? '.me' : '.us';
    case 'arrastre-began':
    case 'hand-ended':
      return '';
  }
}

function values(event: GuinoteEvent, company: Company): Values {
  const said: Values = { 'pair-0': pairName(0, company), 'pair-1': pairName(1, company) };
  for (const [name, value] of Object.entries(event) as [string, unknown][]) {
    if (Array.isArray(value)) spread(said, name, value as (number | Points)[]);
    else said[name] = value as string | number | boolean | null;
  }
  if ('seat' in event) said['name'] = nameOf(event.seat, company);
  if (event.type === 'hand-dealt') {
    said['dealer'] = nameOf(event.dealer, company);
    said['mano'] = nameOf(event.mano, company);
  }
  if ('pair' in event) {
    said['pair'] = pairNames(event.pair, company.people);
    said['players'] = company.people.length / 2;
  }
  return said;
}

function spread(said: Values, name: string, parts: readonly (number | Points)[]): void {
  parts.forEach((part, pair) => {
    said[`${name}-${pair}`] = typeof part === 'number' ? part : pointsInWords(part);
  });
}

/** Return points as the table says them [G-43]. */
export function pointsInWords({ said, buenas }: Points): string {
  return say(buenas ? 'points-guinote-buenas' : 'points-guinote-malas', { count: said });
}

/** Return how a pair is called: us and them to somebody who plays, else by their names. */
export function pairName(pair: number, { people, me }: Company): string {
  if (me === null) return pairNames(pair, people);
  if (people.length === 2) return pair === me ? say('score-me') : nameOf(pair, { people });
  return say(pair === me % 2 ? 'score-us' : 'score-them');
}

/** Return the names of a pair. */
export function pairNames(pair: number, people: readonly Person[]): string {
  const names = people
    .filter(({ seat }) => seat % 2 === pair)
    .map(({ seat }) => nameOf(seat, { people }));
  const [first = '', second] = names;
  if (second === undefined) return first;
  // Ana e Isabel: before the sound of i Spanish says e.
  const key = /^h?[ií](?![aeou])/i.test(second) ? 'pair.before-i' : 'pair';
  return say(key, { first, second });
}
