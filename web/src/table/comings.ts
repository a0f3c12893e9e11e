/** Who has come, gone or lost the line, as sentences; a machine never takes a seat in silence. */

import { say } from '../lib/i18n.svelte.ts';
import type { Chair } from '../protocol/generated.ts';

/** Return a sentence for every seat at which something has changed; nothing about oneself. */
export function comings(before: readonly Chair[], after: readonly Chair[]): string[] {
  return after.flatMap((chair, seat) => {
    const old = before[seat];
    if (!old || chair.you || old.you) return [];
    const key = change(old, chair);
    return key ? [say(key, { name: chair.name || old.name, next: chair.next })] : [];
  });
}

function change(old: Chair, now: Chair): string | null {
  if (now.gone && !old.gone) return 'people-gone';
  if (now.away > 0 && old.away === 0) return 'people-away';
  if (old.gone && !now.gone && now.kind === 'person') return 'people-back';
  if (old.away > 0 && now.away === 0 && now.name === old.name) return 'people-back';
  if (now.next && !old.next) return 'people-next';
  if (now.kind === 'person' && (old.kind !== 'person' || old.name !== now.name)) {
    return 'people-came';
  }
  if (old.kind === 'person' && now.kind === 'empty') return 'people-stood';
  return null;
}
