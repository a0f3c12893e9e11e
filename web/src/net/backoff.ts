/** When to try again: spread, so that a restarted server is not run over by everybody at once. */

const FIRST = 2_000;
const LONGEST = 10_000;
const SHORTEST = 500;

/** Return how long to wait before attempt number `failures` + 1; `luck` is from 0 up to 1. */
export function pause(failures: number, luck: number): number {
  if (failures <= 1) return luck * FIRST;
  const longest = Math.min(LONGEST, FIRST * 2 ** (failures - 1));
  return SHORTEST + luck * (longest - SHORTEST);
}
