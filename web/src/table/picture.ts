/** Which picture of a card is shown. */

import { MediaQuery } from 'svelte/reactivity';
import { cardAddress } from '../lib/settings.svelte.ts';

/** From here on cards are wide enough for whole figures, and there is room for the slate. */
export const wide = new MediaQuery('min-width: 900px');

/** Let the browser fetch pictures before they are wanted, when it has nothing better to do. */
export function fetchAhead(names: readonly string[]): void {
  const later = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  later(() => {
    for (const name of names) new Image().src = picture(name);
  });
}

/** Return the address of the picture of a card, or of `back`. */
export function picture(name: string): string {
  return cardAddress(name, wide.current ? 'full' : 'phone');
}
