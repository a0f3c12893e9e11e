/** The table one was at last, so that home can lead back to it. */

const KEY = 'tapete-table';

/** Remember the table; an empty text forgets it. */
export function keepTable(table: string): void {
  try {
    if (table) localStorage.setItem(KEY, table);
    else localStorage.removeItem(KEY);
  } catch {
    // storage is forbidden: home just does not offer the way back
  }
}

/** Return the table remembered, or an empty text. */
export function lastTable(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
