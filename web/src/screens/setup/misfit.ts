/** What the server says about options that do not go together. */
import type { ApiFailure } from '../../net/api.ts';
import type { GameInfo } from '../../protocol/generated.ts';

const NAMED = /^option (\w+):/;

/** Return the option that a failure names; empty for a failure that is about none of the game. */
export function misfit(game: GameInfo, failure: ApiFailure): string {
  const name = failure.code === 'invalid' ? (NAMED.exec(failure.message)?.[1] ?? '') : '';
  return game.options.some((option) => option.name === name) ? name : '';
}
