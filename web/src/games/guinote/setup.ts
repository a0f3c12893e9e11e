import type { GameSetup } from '../setups.ts';

/** The classic of two cotos is what people begin with [G-55]. */
export const setup: GameSetup = {
  first: 'clasico',
  pairs: true,
  rows: [
    { id: 'single', variant: 'guinote', options: { partidas_per_coto: 1 } },
    { id: 'calm', variant: 'clasico', options: { turn_seconds: 0, seat_return: 'allowed' } },
  ],
};
