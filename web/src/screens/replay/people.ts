/** Who sat at a finished match. */

import { isBot, playerName } from '../../lib/players.ts';
import type { Person } from '../../table/people.ts';

/** Return the people of a record, by seat. */
export function peopleOf({
  seats,
  players,
}: {
  seats: number;
  players: readonly string[];
}): Person[] {
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    kind: isBot(players[seat] ?? '') ? 'bot' : 'person',
    name: playerName(players[seat], seat),
  }));
}
