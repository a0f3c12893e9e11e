/** The hands of a match of guiñote, for looking at it again. */
import type { ReplayPositionOf } from '../../net/positions.ts';
import type { GuinoteEvent } from '../../protocol/generated.ts';
import type { Chapter } from '../../screens/replay/playback.svelte.ts';

/** What tells how a hand ended, and what it decided. */
export const ENDS: readonly GuinoteEvent['type'][] = [
  'hand-ended',
  'partida-won',
  'coto-won',
  'match-won',
];

export interface Hand extends Chapter {
  coto: number;
  partida: number;
  vueltas: boolean;
}

/** Return the hands of a match, in order; each mark is a complete trick. */
export function hands(positions: readonly ReplayPositionOf<'guinote'>[]): Hand[] {
  const found: Hand[] = [];
  const marks: number[][] = [];
  let [coto, partida] = [1, 0];
  positions.forEach(({ events }, index) => {
    for (const event of events) {
      if (event.type === 'hand-dealt') {
        if (!event.vueltas) partida += 1;
        marks.push([]);
        found.push({ start: index, end: index, marks: [], coto, partida, vueltas: event.vueltas });
      }
      if (event.type === 'trick-won') marks.at(-1)?.push(index);
      if (event.type === 'coto-won') [coto, partida] = [coto + 1, 0];
    }
  });
  const last = positions.length - 1;
  return found.map((hand, place) => ({
    ...hand,
    marks: marks[place] ?? [],
    end: (found[place + 1]?.start ?? last + 1) - 1,
  }));
}
