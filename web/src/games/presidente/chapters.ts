/** The hands of a match of presidente, for looking at it again. */
import type { ReplayPositionOf } from '../../net/positions.ts';
import type { Chapter } from '../../screens/replay/playback.svelte.ts';

/** Return the hands of a match, in order; each mark is a closed trick. */
export function hands(positions: readonly ReplayPositionOf<'presidente'>[]): Chapter[] {
  const starts = positions.flatMap(({ events }, index) =>
    events.some(({ type }) => type === 'presidente-dealt') ? [index] : [],
  );
  return starts.map((start, place) => {
    const end = (starts[place + 1] ?? positions.length) - 1;
    const marks = positions.flatMap(({ events }, index) =>
      index >= start && index <= end && events.some(({ type }) => type === 'presidente-trick-won')
        ? [index]
        : [],
    );
    return { start, end, marks };
  });
}
