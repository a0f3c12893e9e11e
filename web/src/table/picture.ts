/** Which picture of a card is shown. */

import { MediaQuery } from 'svelte/reactivity';
import { cardAddress } from '../lib/settings.svelte.ts';

/** From here on cards are wide enough for whole figures, and there is room for the slate. */
export const wide = new MediaQuery('min-width: 900px');

/** Return the address of the picture of a card, or of `back`. */
export function picture(name: string): string {
  return cardAddress(name, wide.current ? 'full' : 'phone');
}
