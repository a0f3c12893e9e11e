/** Moving through a match: card by card, trick by trick, hand by hand, or by itself. */

/** A part of the match that is looked at as one: in guiñote a hand. */
export interface Chapter {
  /** First and last position that belong to it. */
  start: number;
  end: number;
  /** Positions at which something is complete: the tricks. */
  marks: readonly number[];
}

export const PACES = ['slow', 'normal', 'fast'] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds from one position to the next, when it goes by itself. */
const WAITS: Record<Pace, number> = { slow: 2600, normal: 1400, fast: 650 };
/** A complete trick is looked at longer. */
const LONGER = 1.5;

export class Playback {
  index = $state(0);
  running = $state(false);
  pace = $state<Pace>('normal');
  readonly chapters: readonly Chapter[];
  readonly first: number;
  readonly last: number;
  readonly #marks: readonly number[];
  readonly #show: (index: number, change: () => void) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly chapter = $derived.by(() => {
    const found = this.chapters.findLastIndex(({ start }) => start <= this.index);
    return Math.max(0, found);
  });

  /** `show` may show how the position came about; it must call the change it is given. */
  constructor(
    chapters: readonly Chapter[],
    show: (index: number, change: () => void) => void = (_index, change) => change(),
  ) {
    this.chapters = chapters;
    this.first = chapters[0]?.start ?? 0;
    this.last = chapters.at(-1)?.end ?? 0;
    this.#marks = chapters.flatMap(({ marks }) => marks);
    this.#show = show;
    this.index = this.first;
  }

  /** Go to a position; whoever moves by hand stops what moved by itself. */
  go(index: number): void {
    this.stop();
    this.#to(index);
  }

  /** One card forward or back. */
  step(by: 1 | -1): void {
    this.go(this.index + by);
  }

  /** To the next complete trick, or back to the one before. */
  trick(by: 1 | -1): void {
    const marks = [this.first, ...this.#marks, this.last];
    const next = by > 0 ? marks.find((one) => one > this.index) : undefined;
    this.go((by > 0 ? next : marks.findLast((one) => one < this.index)) ?? this.index);
  }

  /** To the beginning of the next hand, or of this one, or of the one before. */
  hand(by: 1 | -1): void {
    const starts = this.chapters.map(({ start }) => start);
    const before = starts.findLast((one) => one < this.index);
    this.go((by > 0 ? starts.find((one) => one > this.index) : before) ?? this.index);
  }

  /** Go on by itself, from the beginning if everything has been seen. */
  start(): void {
    if (this.index >= this.last) this.#to(this.first);
    this.running = true;
    this.#wait();
  }

  stop(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const long = this.#marks.includes(this.index) ? LONGER : 1;
    this.#timer = setTimeout(() => this.#next(), WAITS[this.pace] * long);
  }

  #next(): void {
    if (!this.running) return;
    this.#to(this.index + 1);
    if (this.index >= this.last) this.running = false;
    else this.#wait();
  }

  #to(index: number): void {
    const to = Math.min(this.last, Math.max(this.first, index));
    if (to === this.index) return;
    this.#show(to, () => (this.index = to));
  }
}
