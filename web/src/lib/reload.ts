/** The one reload the product makes by itself: the server speaks a newer protocol than the page. */

const KEY = 'tapete-upgraded-to';

/**
 * Load the page anew because the server asked for it. Return false when that was already done for
 * this version in this tab: then it would not help, and people must be told.
 */
export function reloadForUpgrade(protocol: number, reload = () => location.reload()): boolean {
  try {
    if (sessionStorage.getItem(KEY) === String(protocol)) return false;
    sessionStorage.setItem(KEY, String(protocol));
  } catch {
    return false; // without a memory a second reload could not be told from the first
  }
  reload();
  return true;
}
