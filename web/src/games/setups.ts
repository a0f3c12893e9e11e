/** What a game says about setting up a table of it, beyond what the server lists. */
import type { Setting } from '../lib/options.ts';

/** A way to play that is no variant: what changes against one. */
export interface Row {
  id: string;
  variant: string;
  options: Record<string, Setting>;
}

export interface GameSetup {
  /** The way to play that stands first and is chosen to begin with; else the first variant. */
  first?: string;
  /** Whether every other seat is one's own side. */
  pairs?: boolean;
  rows?: Row[];
}

const FILES = import.meta.glob<{ setup: GameSetup }>('./*/setup.ts', { eager: true });

/** Return what a game says; nothing for a game that says nothing. */
export function setupOf(game: string): GameSetup {
  return FILES[`./${game}/setup.ts`]?.setup ?? {};
}
