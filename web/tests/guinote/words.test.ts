import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../src/lib/i18n.svelte.ts';
import { actionsOf } from '../../src/games/guinote/actions.ts';
import { turnOf } from '../../src/games/guinote/notice.ts';
import { pairNames, sentence, type Company } from '../../src/games/guinote/sentences.ts';
import type { PositionOf } from '../../src/net/positions.ts';
import { chairs, frames, withEvent, type Name } from './frames.ts';

beforeAll(() => speak('es'));

const ME = 3;
const company: Company = { people: chairs(4, ME), me: ME };
const watching: Company = { people: chairs(4, null), me: null };

function told(frame: PositionOf<'guinote'>, who = company): string[] {
  return frame.events.flatMap((event) => sentence(event, who)?.text ?? []);
}

function turn(frame: PositionOf<'guinote'>, clock = true): string {
  return turnOf(frame.view, frame.legal, frame.why, company, { clock, sent: null }).text;
}

const mine = (frame: PositionOf<'guinote'>) =>
  frame.view.turn === ME && frame.view.phase === 'play';
const reasons = (frame: PositionOf<'guinote'>) =>
  Object.values(frame.why).map(({ reason }) => reason);

test.each<[Name, number, number | null]>([
  ['four', 4, 3],
  ['watched', 4, null],
  ['coto-end', 4, 3],
  ['two', 2, 0],
])('every event of %s has its sentence in both languages', async (name, seats, me) => {
  for (const language of ['en', 'es'] as const) {
    await speak(language);
    const who = { people: chairs(seats, me), me };
    const all = frames(name).flatMap((frame) => told(frame, who));
    expect(all.length).toBeGreaterThan(2);
    for (const text of all) expect(text).toMatch(/^[A-Z¡].*[.!]$/s);
  }
});

test('the deal says what is trumps, in short too [G-66]', () => {
  const frame = withEvent('four', 'hand-dealt');
  expect(told(frame)).toEqual([
    'Reparte Pilar y sale Isabel. Pintan oros: la muestra es el cinco de oros.',
  ]);
  expect(sentence(frame.events[0]!, company)?.short).toBe('Pintan oros.');
});

test('a trick is ours when the partner wins it', () => {
  const frame = frames('four').find(({ events }) =>
    events.some((event) => event.type === 'trick-won' && event.seat === 1),
  )!;
  expect(told(frame)).toContain('Baza para vosotros: sin tantos.');
  expect(told(frame, watching)).toContain('Baza para Isabel: sin tantos.');
});

test('cards that others draw unseen are not worth a sentence', () => {
  const frame = withEvent('four', 'card-drawn');
  expect(told(frame).filter((text) => text.includes('roba'))).toEqual([]);
  expect(told(frame)).toContain('Robas el siete de espadas.');
});

test('cards are spoken but not kept: earlier tricks are not shown [G-64]', () => {
  const frame = withEvent('four', 'card-played');
  expect(sentence(frame.events[0]!, company)?.weight).toBe('spoken');
});

test('a cante is told with player, suit and value [G-36]', () => {
  const frame = frames('four').find(({ events }) =>
    events.some((event) => event.type === 'cante-sung' && event.seat === 1),
  )!;
  expect(told(frame)).toEqual(['Isabel canta 20 en bastos.']);
});

test('the count names malas and buenas [G-43]', () => {
  const frame = withEvent('four', 'hand-ended');
  expect(told(frame).join(' ')).toMatch(/142 buenas.*18 malas|18 malas.*142 buenas/s);
});

test('Ana e Isabel, Pilar y Carlos', () => {
  expect(pairNames(1, company.people)).toBe('Isabel y Ana');
  expect(pairNames(0, company.people)).toBe('Pilar y Carlos');
  const names = ['Ana', 'Toño', 'Isabel', 'Iago'];
  const people = chairs(4, null).map((chair, seat) => ({ ...chair, name: names[seat] ?? '' }));
  expect(pairNames(0, people)).toBe('Ana e Isabel');
  expect(pairNames(1, people)).toBe('Toño y Iago');
});

test('the notice says who plays, and what must be done [G-28]', () => {
  const all = frames('four');
  expect(turn(all.find((frame) => frame.view.turn === 1)!)).toBe('Juega Isabel.');
  expect(turn(all.find((frame) => mine(frame) && frame.view.trick.length > 0)!)).toBe(
    'Te toca. Puedes echar cualquiera.',
  );
  const bound = (reason: string) =>
    turn(all.find((frame) => mine(frame) && reasons(frame).includes(reason))!);
  expect(bound('must-trump')).toBe('Te toca. Hay que echar triunfo.');
  expect(bound('must-follow')).toBe('Te toca. Hay que asistir.');
});

test('the strictest duty is named', () => {
  const frame = frames('four').find((one) => mine(one) && one.view.trick.length > 0)!;
  const why = {
    '4c': { reason: 'must-beat', values: {} },
    '1o': { reason: 'must-follow', values: {} },
  };
  const { text } = turnOf(frame.view, frame.legal, why, company, { clock: true, sent: null });
  expect(text).toBe('Te toca. Hay que matar.');
});

test('leading: what may be declared before is said', () => {
  const frame = frames('four').find((one) => mine(one) && one.legal.sing.length > 0)!;
  expect(turn(frame)).toBe('Sales tú. Antes puedes cantar.');
  const both = { ...frame, legal: { ...frame.legal, exchange: true } };
  expect(turn(both)).toBe('Sales tú. Antes puedes cantar o cambiar el siete.');
  const none = { ...frame, legal: { ...frame.legal, sing: [] } };
  expect(turn(none)).toBe('Sales tú.');
  expect(turn(none, false)).toBe('Sales tú. Sin prisa: no hay reloj.');
});

test('buttons are there exactly when cante and siete may be used [G-41]', () => {
  const deeds = { declare: () => undefined, lay: () => undefined };
  for (const { view, legal } of frames('four')) {
    const ids = actionsOf(view, legal, null, deeds).map(({ id }) => id);
    expect(ids).toEqual([
      ...legal.sing.map(({ suit }) => `sing ${suit}`),
      ...(legal.exchange ? ['exchange'] : []),
    ]);
  }
  const frame = frames('four').find((one) => one.legal.sing.length > 0)!;
  const [sing, exchange] = actionsOf(frame.view, { ...frame.legal, exchange: true }, null, deeds);
  expect(sing).toMatchObject({ text: 'Cantar las 40', more: 'rey y sota de oros', key: 'c' });
  expect(exchange).toMatchObject({ text: 'Cambiar el siete', key: '7' });
});
