/** The players of a finished match, as its record names them. */
import { say } from './i18n.svelte.ts';

/** Return whether a player of a record was a bot, such as `bot:vecino`. */
export function isBot(player: string): boolean {
  return player.startsWith('bot:');
}

/** Return what a player is called; bots have the names they had at the table. */
export function playerName(player: string | undefined, seat: number): string {
  if (!player) return say('seat', { seat: seat + 1 });
  return isBot(player) ? say('bot-name', { seat }) : player;
}
