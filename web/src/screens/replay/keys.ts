/** Keys that move through a match. */
import type { Playback } from './playback.svelte.ts';

const KEYS: Record<string, (playback: Playback) => void> = {
  ArrowLeft: (playback) => playback.step(-1),
  ArrowRight: (playback) => playback.step(1),
  ArrowUp: (playback) => playback.trick(-1),
  ArrowDown: (playback) => playback.trick(1),
  PageUp: (playback) => playback.hand(-1),
  PageDown: (playback) => playback.hand(1),
  Home: (playback) => playback.go(playback.first),
  End: (playback) => playback.go(playback.last),
};

/** Do what a key says. Return whether it says anything here. */
export function press(event: KeyboardEvent, playback: Playback): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  const { target } = event;
  if (target instanceof Element && target.closest('input, select, textarea, dialog')) return false;
  const space = event.key === ' ' && !(target instanceof Element && target.closest('button, a'));
  if (space && playback.running) playback.stop();
  else if (space) playback.start();
  else if (KEYS[event.key]) KEYS[event.key]?.(playback);
  else return false;
  event.preventDefault();
  return true;
}
