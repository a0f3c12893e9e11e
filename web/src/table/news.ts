/** What has happened, as whole sentences in order: one is shown at a time, all are spoken. */

export interface Told {
  id: number;
  text: string;
  /** What stands in the notice, where the whole sentence is too long for it. */
  short: string;
}

export interface News {
  /** Sentences still to be shown; the first is shown until `until`. */
  queue: readonly Told[];
  until: number;
  /** The last sentences, for the live region. */
  spoken: readonly Told[];
  /** The last sentences worth remembering, newest last. */
  kept: readonly Told[];
  next: number;
}

export const NOTHING: News = { queue: [], until: 0, spoken: [], kept: [], next: 1 };

const LEAST = 1_400;
const PER_SIGN = 45;
/** More would be news of yesterday. */
const WAITING = 3;
const SPOKEN = 12;
const KEPT = 40;

/** How much is made of a sentence: spoken only, kept on the slate too, or shown in the notice too. */
export type Weight = 'spoken' | 'kept' | 'shown';

/** Return the news with one more sentence, and with what of it is shown. */
export function tell(
  news: News,
  text: string,
  weight: Weight,
  now: number,
  short: string = text,
): News {
  const told = { id: news.next, text, short };
  const shown = current(news, now);
  const queue = weight === 'shown' ? [...shown.queue, told].slice(-WAITING) : shown.queue;
  const first = queue[0];
  return {
    queue,
    until: first && first !== shown.queue[0] ? now + length(first.short) : shown.until,
    spoken: [...news.spoken, told].slice(-SPOKEN),
    kept: weight === 'spoken' ? news.kept : [...news.kept, told].slice(-KEPT),
    next: news.next + 1,
  };
}

/** Return the news with what has been shown long enough put away. */
export function current(news: News, now: number): News {
  let { queue, until } = news;
  while (queue[0] && until <= now) {
    queue = queue.slice(1);
    if (queue[0]) until += length(queue[0].short);
  }
  return queue === news.queue ? news : { ...news, queue, until };
}

/** Return the news with nothing left to show: the person has seen enough or acts. */
export function hushed(news: News): News {
  return news.queue.length > 0 ? { ...news, queue: [] } : news;
}

function length(text: string): number {
  return Math.max(LEAST, text.length * PER_SIGN);
}
