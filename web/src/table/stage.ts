/**
 * Makes cards fly. The page is changed at once and is true at once; what flies are pictures in a
 * layer above it, while the real card waits unseen where it already is.
 *
 * Cards carry `data-flip` (their name; copies of a card have a point and a number behind it) and `data-zone` (hand, trick, stock). Plates and the stock
 * carry `data-place`, so that cards may come from there and go there.
 */

import { flushSync } from 'svelte';

/** How a card that was nowhere before comes in. */
export interface Entry {
  from: string;
  delay?: number;
  /** Whether it turns face up on its way. */
  turns?: boolean;
}

/** A card that flies from one place to another and lies in neither. */
export interface Passing {
  /** The card, or `back` where nobody may know it. */
  name: string;
  from: string;
  to: string;
  delay: number;
}

/** What the last change was about; delays and times are in milliseconds at normal speed. */
export interface Plan {
  entries: ReadonlyMap<string, Entry>;
  passing: readonly Passing[];
  /** Place to which the cards go that are on the table no more. */
  sweep: string | null;
}

export const NO_PLAN: Plan = { entries: new Map(), passing: [], sweep: null };

/** Return the name of a seat's place on the page. */
export function plate(seat: number): string {
  return `seat-${seat}`;
}

export interface Style {
  /** Factor of all times; 0 for no movement at all. */
  speed(): number;
  /** Address of the picture of a card, or of `back`. */
  picture(name: string): string;
}

const FLY = 320;
const SWEEP = 420;
const SLIDE = 220;
const SLIDING = 'slide';
const EASE_FLY = 'cubic-bezier(.2, .75, .25, 1)';
const EASE_SWEEP = 'cubic-bezier(.5, 0, .6, 1)';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
interface Lying extends Box {
  zone: string;
}

export class Stage {
  readonly #root: HTMLElement;
  readonly #layer: HTMLElement;
  readonly #style: Style;
  readonly #flying = new Map<string, { picture: HTMLElement; all: Animation[] }>();

  /** Pictures fly in `layer`, which lies over everything in `root`. */
  constructor(root: HTMLElement, layer: HTMLElement, style: Style) {
    this.#root = root;
    this.#layer = layer;
    this.#style = style;
  }

  /** Change the page now, then show how it came about. */
  change(update: () => void, plan: Plan = NO_PLAN): void {
    const factor = document.hidden ? 0 : this.#style.speed();
    if (factor === 0) {
      this.finish();
      flushSync(update);
      return;
    }
    const before = this.#measure();
    this.finish();
    flushSync(update);
    this.#animate(before, this.#cards(), plan, factor);
  }

  /** End every flight where it goes to: somebody touches the table. */
  finish(): void {
    for (const { all } of [...this.#flying.values()]) for (const one of all) one.finish();
    this.#layer.replaceChildren();
    this.#flying.clear();
  }

  #cards(): HTMLElement[] {
    return [...this.#root.querySelectorAll<HTMLElement>('[data-flip]')];
  }

  #measure(): Map<string, Lying> {
    const boxes = new Map<string, Lying>();
    for (const card of this.#cards()) {
      const name = card.dataset['flip'] ?? '';
      const { left, top, width, height } = (
        this.#flying.get(name)?.picture ?? card
      ).getBoundingClientRect();
      boxes.set(name, { left, top, width, height, zone: card.dataset['zone'] ?? '' });
    }
    return boxes;
  }

  #animate(before: Map<string, Lying>, cards: HTMLElement[], plan: Plan, factor: number): void {
    const here = new Set<string>();
    for (const card of cards) {
      for (const one of card.getAnimations()) if (one.id === SLIDING) one.cancel();
    }
    for (const card of cards) {
      const name = card.dataset['flip'] ?? '';
      here.add(name);
      const old = before.get(name);
      if (old && old.zone === card.dataset['zone']) slide(card, old, factor);
      else if (old) this.#fly(card, old, factor, {});
      else this.#enter(card, plan.entries.get(name), factor);
    }
    if (plan.sweep) {
      for (const [name, old] of before) {
        if (old.zone === 'trick' && !here.has(name)) this.#leave(name, old, plan.sweep, factor);
      }
    }
    for (const one of plan.passing) this.#pass(one, factor);
  }

  #enter(card: HTMLElement, entry: Entry | undefined, factor: number): void {
    const from = entry && this.#place(entry.from, boxOf(card));
    if (from) this.#fly(card, from, factor, entry);
  }

  /** Return a box of card shape in the middle of a place. */
  #place(name: string, shape: Box): Box | null {
    const place = this.#root.querySelector(`[data-place="${name}"]`);
    if (!place) return null;
    const box = boxOf(place);
    const width = Math.min(shape.width, 44);
    const height = (width * shape.height) / shape.width;
    return {
      left: box.left + (box.width - width) / 2,
      top: box.top + (box.height - height) / 2,
      width,
      height,
    };
  }

  #fly(card: HTMLElement, from: Box, factor: number, { delay = 0, turns = false }): void {
    const name = card.dataset['flip'] ?? '';
    const picture = this.#picture(name, turns);
    const timing = { duration: FLY * factor, delay: delay * factor, easing: EASE_FLY };
    const all = move(picture, from, boxOf(card), timing);
    if (turns) all.push(turnUp(picture, timing));
    const unseen = { duration: (FLY + delay) * factor };
    all.push(card.animate([{ opacity: 0 }, { opacity: 0 }], unseen));
    this.#track(name, picture, all);
  }

  #leave(name: string, from: Box, to: string, factor: number): void {
    const target = this.#place(to, from);
    if (!target) return;
    const picture = this.#picture(name, false);
    const timing = { duration: SWEEP * factor, easing: EASE_SWEEP };
    const fade = picture.animate([{ opacity: 1, offset: 0.7 }, { opacity: 0 }], timing);
    this.#track(`${name} leaving`, picture, [...move(picture, from, target, timing), fade]);
  }

  #pass({ name, from, to, delay }: Passing, factor: number): void {
    const shape = { left: 0, top: 0, width: 44, height: 70 };
    const [start, end] = [this.#place(from, shape), this.#place(to, shape)];
    if (!start || !end) return;
    const picture = this.#picture(name, false);
    const timing = { duration: FLY * factor, delay: delay * factor, easing: EASE_FLY };
    const fade = picture.animate([{ opacity: 1, offset: 0.8 }, { opacity: 0 }], {
      ...timing,
      fill: 'both',
    });
    this.#track(`${from} ${to} ${delay}`, picture, [...move(picture, start, end, timing), fade]);
  }

  #picture(name: string, turns: boolean): HTMLElement {
    const picture = document.createElement('div');
    picture.className = 'flight';
    for (const side of turns ? ['back', name] : [name]) {
      const image = document.createElement('img');
      image.src = this.#style.picture(side.split('.', 1)[0] ?? side);
      image.alt = '';
      picture.append(image);
    }
    this.#layer.append(picture);
    return picture;
  }

  #track(name: string, picture: HTMLElement, all: Animation[]): void {
    this.#flying.set(name, { picture, all });
    const landed = () => {
      picture.remove();
      if (this.#flying.get(name)?.picture === picture) this.#flying.delete(name);
    };
    Promise.all(all.map((one) => one.finished)).then(landed, landed);
  }
}

function boxOf(element: Element): Box {
  return element.getBoundingClientRect();
}

function move(
  picture: HTMLElement,
  from: Box,
  to: Box,
  timing: KeyframeAnimationOptions,
): Animation[] {
  picture.style.width = `${to.width}px`;
  picture.style.height = `${to.height}px`;
  const at = (box: Box) =>
    `translate(${box.left}px, ${box.top}px) scale(${box.width / to.width}, ${box.height / to.height})`;
  return [
    picture.animate([{ transform: at(from) }, { transform: at(to) }], { ...timing, fill: 'both' }),
  ];
}

function turnUp(picture: HTMLElement, timing: KeyframeAnimationOptions): Animation {
  const [back] = picture.children;
  const frames = [{ opacity: 1 }, { opacity: 1, offset: 0.3 }, { opacity: 0, offset: 0.6 }];
  return (back ?? picture).animate([...frames, { opacity: 0 }], { ...timing, fill: 'both' });
}

/** Move a card that stays in its row. */
function slide(card: HTMLElement, old: Box, factor: number): void {
  const { left, top, width } = boxOf(card);
  if (width === 0) return; // the table is gone
  const [across, down] = [old.left - left, old.top - top];
  if (Math.abs(across) < 1 && Math.abs(down) < 1) return;
  const from = `translate(${across}px, ${down}px) scale(${old.width / width})`;
  card.animate([{ transform: from, transformOrigin: '0 0' }, { transformOrigin: '0 0' }], {
    duration: SLIDE * factor,
    easing: EASE_FLY,
    id: SLIDING,
  });
}
