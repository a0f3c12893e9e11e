/** Parts of the table that nobody needs before the first card. */

import { open } from '../lib/i18n.svelte.ts';

/** Return a part when it and the sentences it speaks have come. */
export async function later<Part>(load: () => Promise<{ default: Part }>): Promise<Part> {
  const [{ default: part }] = await Promise.all([load(), open('more')]);
  return part;
}
