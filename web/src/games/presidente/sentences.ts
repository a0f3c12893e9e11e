/** What happened, as sentences of the catalogue, told to one seat or to whoever watches. */

import { nameOf } from '../../table/people.ts';
import { has, say, type Values } from '../../lib/i18n.svelte.ts';
import type { PresidenteEvent } from '../../protocol/generated.ts';
import type { Weight } from '../../table/news.ts';
import { numberKey, points, type Company } from './words.ts';

export interface Told {
  text: string;
  weight: Weight;
}

/** Return a sentence about an event and how much to make of it, or null where none is wanted. */
export function sentence(event: PresidenteEvent, company: Company): Told | null {
  // A trick that was killed or cut has said so already.
  const name = NAMES[event.type] ?? event.type;
  const key = `event-presidente-${name}`;
  const form = FORMS.map((of) => `${key}${of(event, company)}`).find((one) => has(one)) ?? key;
  return { text: say(form, values(event, company)), weight: WEIGHTS[event.type] };
}

/** Events whose names the wire lengthens. */
const NAMES: Partial<Record<PresidenteEvent['type'], string>> = {
  'presidente-dealt': 'hand-dealt',
  'presidente-trick-won': 'trick-won',
  'presidente-hand-ended': 'hand-ended',
};

const WEIGHTS: Record<PresidenteEvent['type'], Weight> = {
  'dealer-drawn': 'shown',
  'presidente-dealt': 'kept',
  'leader-named': 'shown',
  'cards-given': 'shown',
  'quartet-discarded': 'shown',
  'set-played': 'kept',
  'revolution-turned': 'shown',
  'trick-killed': 'shown',
  'trick-cut': 'shown',
  'turn-skipped': 'shown',
  passed: 'kept',
  'timed-out': 'shown',
  'cards-taken': 'kept',
  'stock-recycled': 'kept',
  'presidente-trick-won': 'kept',
  'lead-passed': 'spoken',
  'seat-out': 'shown',
  'seat-offended': 'shown',
  'seat-stuck': 'shown',
  'presidente-hand-ended': 'kept',
  'match-ended': 'kept',
};

type Form = (event: PresidenteEvent, company: Company) => string;

/** Forms of a sentence, the most personal first. */
const FORMS: readonly Form[] = [
  (event, { me }) => ('to' in event && me !== null && event.to === me ? '.to-me' : '.none'),
  (event, { me }) => (me !== null && 'seat' in event && event.seat === me ? '.me' : '.none'),
  (event) => ('cards' in event && event.cards === null ? '.hidden' : '.none'),
];

function values(event: PresidenteEvent, company: Company): Values {
  const said: Values = {};
  for (const [name, value] of Object.entries(event) as [string, unknown][]) {
    if (!Array.isArray(value)) said[name] = value as string | number | boolean | null;
  }
  if ('seat' in event) said['name'] = nameOf(event.seat, company);
  if ('to' in event) said['to'] = nameOf(event.to, company);
  if ('dealer' in event) said['dealer'] = nameOf(event.dealer, company);
  if ('number' in event) {
    said['number'] = numberKey(event.number, company.french);
    said['size'] = event.cards.length;
    said['card'] = event.cards[0] ?? '';
    const rank = event.number === 'A' && !company.french ? '1' : event.number;
    said['twos'] = event.cards.filter((card) => card.slice(0, -1) !== rank).length;
  }
  if ('cards' in event && Array.isArray(event.cards)) said['cards'] = list(event.cards);
  if (event.type === 'presidente-hand-ended') {
    said['first'] = nameOf(event.places[0] ?? 0, company);
    said['last'] = nameOf(event.places.at(-1) ?? 0, company);
    said['labels'] = company.labels;
    said['gained'] = bySeat(event.gained, company);
    said['totals'] = bySeat(event.totals, company);
  }
  if (event.type === 'match-ended') {
    const ranked = event.ranking.map((seat) => nameOf(seat, company));
    said['name'] = ranked[0] ?? '';
    said['ranking'] = ranked.join(', ');
  }
  return said;
}

function list(cards: readonly string[]): string {
  return cards.map((card) => say('presidente-card', { card })).join(', ');
}

/** Return who has how many points. */
function bySeat(halves: readonly number[], company: Company): string {
  return halves.map((half, seat) => `${nameOf(seat, company)} ${points(half)}`).join(', ');
}
