import { expect, test } from 'vitest';
import { PartidaBook } from '../../src/games/guinote/book.ts';
import { flights } from '../../src/games/guinote/flights.ts';
import { overlay } from '../../src/games/guinote/overlay.ts';
import type { Pending } from '../../src/net/line.ts';
import { frames, withEvent } from './frames.ts';

const ME = 3;
const act = (move: string): Pending => ({
  id: 'a',
  version: 1,
  move,
  turn: true,
  done: null,
  held: false,
});
const myTurn = frames('four').find(({ view }) => view.turn === ME && view.trick.length > 0)!;

test('a card that was sent is drawn on the table, and nothing more may be played', () => {
  const card = myTurn.legal.play[0]!;
  const { view, legal, sent } = overlay(myTurn.view, myTurn.legal, [act(`play ${card}`)]);
  expect(sent).toBe(card);
  expect(view.hand).not.toContain(card);
  expect(view.trick.at(-1)).toEqual({ seat: ME, card });
  expect(legal.play).toEqual([]);
  expect(myTurn.view.hand).toContain(card);
});

test('without the act the position is as it was: the card is back', () => {
  expect(overlay(myTurn.view, myTurn.legal, []).view).toBe(myTurn.view);
});

test('an act that the position already knows changes nothing', () => {
  const later = frames('four')[frames('four').indexOf(myTurn) + 2] ?? myTurn;
  const gone = overlay(later.view, later.legal, [act('play 4z')]);
  expect(gone.sent).toBeNull();
  expect(gone.view).toBe(later.view);
});

test('a cante under way is offered no more, the others are', () => {
  const frame = frames('four').find(({ legal }) => legal.sing.length > 0)!;
  const { suit } = frame.legal.sing[0]!;
  const { legal, view } = overlay(frame.view, frame.legal, [act(`sing ${suit}`)]);
  expect(legal.sing).toEqual([]);
  expect(legal.play).toEqual(frame.legal.play);
  expect(view).toBe(frame.view);
});

test('every card that is new comes from somewhere', () => {
  for (const name of ['four', 'watched', 'two'] as const) {
    let before = new Set<string>();
    for (const { view, events } of frames(name)) {
      const { entries } = flights(events, view);
      const lying = events.some(({ type }) => type === 'trick-won') ? view.last_trick : view.trick;
      const now = new Set([...view.hand, ...lying.map(({ card }) => card)]);
      if (view.muestra) before.add(view.muestra);
      const appeared = [...now].filter((card) => !before.has(card));
      for (const card of appeared) expect(entries.has(card), `${name} ${card}`).toBe(true);
      before = new Set([...now, ...(view.muestra ? [view.muestra] : [])]);
    }
  }
});

test('no hidden card flies face up', () => {
  for (const name of ['four', 'watched'] as const) {
    for (const { view, events } of frames(name)) {
      const shown = new Set(
        events.flatMap((event) =>
          event.type === 'card-drawn' && event.card
            ? [event.card]
            : event.type === 'siete-exchanged'
              ? [event.taken]
              : [],
        ),
      );
      for (const { name: card } of flights(events, view).passing) {
        expect(card === 'back' || shown.has(card)).toBe(true);
      }
    }
  }
});

test('a lead sweeps the trick before to its winner', () => {
  const lead = frames('four').find(
    ({ view, events }) =>
      view.last_winner !== null &&
      events.some((event) => event.type === 'card-played' && event.leads),
  )!;
  expect(flights(lead.events, lead.view).sweep).toBe(`seat-${lead.view.last_winner}`);
});

test('the partidas of a coto are kept over a reload, and not shown when some are missing', () => {
  sessionStorage.clear();
  const ended = withEvent('four', 'hand-ended').events.find(({ type }) => type === 'hand-ended');
  const points = ended?.type === 'hand-ended' ? ended.points : [];
  new PartidaBook('mesa').add(points, 1);
  const book = new PartidaBook('mesa');
  book.add(points, 0);
  expect(book.rows([1, 1]).map(({ winner }) => winner)).toEqual([1, 0]);
  expect(book.rows([2, 1])).toEqual([]);
  book.close();
  book.add(points, 0);
  expect(book.rows([1, 0])).toHaveLength(1);
  expect(new PartidaBook('otra').rows([1, 0])).toEqual([]);
});
