/** The name of this tab: the same after a reload, another in every other tab. */

const KEY = 'tapete-tab';

/** Return the tab's name, made up on first use. */
export function tabName(): string {
  try {
    const known = sessionStorage.getItem(KEY);
    if (known) return known;
    const made = randomName();
    sessionStorage.setItem(KEY, made);
    return made;
  } catch {
    return randomName(); // without a memory a reload is a new tab
  }
}

/** Return a name nobody else has. */
export function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
