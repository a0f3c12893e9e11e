/** Positions and matches of one game, told from those of the others by the name in their views. */

import type {
  GuinoteEvent,
  LegalOut,
  PresidenteEvent,
  Replay,
  ReplayPosition,
  ViewOut,
} from '../protocol/generated.ts';
import type { Position } from './line.ts';

type Game = ViewOut['type'];

interface EventsOf {
  guinote: GuinoteEvent;
  presidente: PresidenteEvent;
}

type ViewOf<G extends Game> = Extract<ViewOut, { type: G }>;

export type PositionOf<G extends Game> = Omit<Position, 'events' | 'view' | 'legal'> & {
  events: EventsOf[G][];
  view: ViewOf<G>;
  legal: Extract<LegalOut, { type: G }>;
};

export type ReplayPositionOf<G extends Game> = Omit<ReplayPosition, 'events' | 'view'> & {
  events: EventsOf[G][];
  view: ViewOf<G>;
};

export type ReplayOf<G extends Game> = Omit<Replay, 'positions'> & {
  positions: ReplayPositionOf<G>[];
};

/** Return a position as one of this game. Raises: TypeError for a position of another. */
export function positionOf<G extends Game>(game: G, position: Position): PositionOf<G> {
  return of(game, position.view, position);
}

/** Return a match as one of this game. Raises: TypeError for a match of another. */
export function replayOf<G extends Game>(game: G, replay: Replay): ReplayOf<G> {
  for (const { view } of replay.positions) of(game, view, view);
  return replay as unknown as ReplayOf<G>;
}

/** The server sends view, offers and events of one game together, so the view speaks for all. */
function of<T>(game: Game, view: ViewOut, whole: unknown): T {
  if (view.type !== game) throw new TypeError(`not of ${game}, but of ${view.type}`);
  return whole as T;
}
