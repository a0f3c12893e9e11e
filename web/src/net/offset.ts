/** How far the server's clock is ahead of this browser's, from the stamps of its messages. */

interface Sample {
  ahead: number;
  /** How long the question and its answer took; the error is at most half of it. */
  trip: number;
}

export interface Offset {
  /** Milliseconds to add to this browser's time. */
  ahead: number;
  samples: readonly Sample[];
}

export const UNKNOWN: Offset = { ahead: 0, samples: [] };

const KEPT = 4;
/** A sample that differs by more than this from the others says that a clock was set anew. */
const JUMP = 500;

/** Return the offset after a stamp whose way took an unknown time; it only serves until a pong. */
export function stamped(offset: Offset, server: number, now: number): Offset {
  return offset.samples.length > 0 ? offset : { ahead: server - now, samples: [] };
}

/** Return the offset after a ping that was sent at `sent` and answered at `now`. */
export function measured(offset: Offset, sent: number, now: number, server: number): Offset {
  const trip = Math.max(0, now - sent);
  const sample = { ahead: server - (sent + trip / 2), trip };
  const agreeing = offset.samples.filter(
    (old) => Math.abs(old.ahead - sample.ahead) <= (old.trip + trip) / 2 + JUMP,
  );
  const samples = [...agreeing, sample].slice(-KEPT);
  const best = samples.reduce((one, other) => (other.trip <= one.trip ? other : one));
  return { ahead: best.ahead, samples };
}

/** Return the server's time. */
export function serverNow(offset: Offset, now: number): number {
  return now + offset.ahead;
}
