/** The games with a table of their own, each loaded when somebody sits down to it. */

import type { Component } from 'svelte';
import { openGame } from '../lib/i18n.svelte.ts';
import type { Session } from '../table/session.svelte.ts';

export interface PlayProps {
  session: Session;
  table: string;
  onleave: () => void;
}

const TABLES: Record<string, () => Promise<{ default: Component<PlayProps> }>> = {
  guinote: () => import('./guinote/Play.svelte'),
  presidente: () => import('./presidente/Play.svelte'),
};

/** Return the table of a game. Raises: what loading raises; RangeError for a game without one. */
export async function tableOf(game: string): Promise<Component<PlayProps>> {
  const load = TABLES[game];
  if (!load) throw new RangeError(`no table for ${game}`);
  const [table] = await Promise.all([load(), openGame(game)]);
  return table.default;
}
