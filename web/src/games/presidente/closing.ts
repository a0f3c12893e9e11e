/** How a trick was closed. */

import type { PresidenteEvent } from '../../protocol/generated.ts';

export type How = 'killed' | 'cut' | 'won';

/** Return how a trick was closed by these events, or null where none was. */
export function closing(events: readonly PresidenteEvent[]): How | null {
  const has = (type: PresidenteEvent['type']) => events.some((event) => event.type === type);
  if (!has('presidente-trick-won')) return null;
  if (has('trick-killed')) return 'killed';
  return has('trick-cut') ? 'cut' : 'won';
}
