/** What flies where when something happens at the table. */

import type { GuinoteEvent, GuinoteView } from '../../protocol/generated.ts';
import { NO_PLAN, type Entry, type Passing, type Plan, plate } from '../../table/stage.ts';

/** Milliseconds at normal speed: between packets, between draws, and until the first draw. */
const PACKET = 140;
const DRAW = 110;
const LANDED = 330;

/** Return what flies because of these events; `view` is the position after them. */
export function flights(events: readonly GuinoteEvent[], view: GuinoteView): Plan {
  const entries = new Map<string, Entry>();
  const passing: Passing[] = [];
  let sweep: string | null = null;
  let draws = 0;
  for (const event of events) {
    if (event.type === 'card-played') {
      // The trick before is swept as soon as somebody leads, however long it was to stay.
      if (event.leads) sweep = view.last_winner === null ? null : plate(view.last_winner);
      entries.set(event.card, { from: plate(event.seat), turns: true });
    }
    if (event.type === 'card-drawn') {
      const delay = LANDED + draws * DRAW;
      if (event.seat === view.seat && event.card) {
        entries.set(event.card, { from: 'stock', delay, turns: true });
      } else {
        passing.push({ name: event.card ?? 'back', from: 'stock', to: plate(event.seat), delay });
      }
      draws += 1;
    }
    if (event.type === 'siete-exchanged' && event.seat !== view.seat) {
      entries.set(event.laid, { from: plate(event.seat) });
      passing.push({ name: event.taken, from: 'stock', to: plate(event.seat), delay: 0 });
    }
    if (event.type === 'hand-dealt') deal(event.dealer, view, entries, passing);
  }
  return { entries, passing, sweep };
}

/** Two packets of three to each, the dealer's right first [G-6]. */
function deal(
  dealer: number,
  view: GuinoteView,
  entries: Map<string, Entry>,
  passing: Passing[],
): void {
  const seats = view.counts.length;
  for (let packet = 0; packet < 2 * seats; packet += 1) {
    const seat = (dealer + 1 + packet) % seats;
    const delay = packet * PACKET;
    const from = dealer === view.seat ? 'stock' : plate(dealer);
    if (seat !== view.seat) {
      if (seat !== dealer) passing.push({ name: 'back', from, to: plate(seat), delay });
      continue;
    }
    const first = packet < seats ? 0 : 3;
    for (const card of view.hand.slice(first, first + 3)) {
      entries.set(card, { from, delay, turns: true });
    }
  }
}

/** Return what flies when a finished trick has lain long enough. */
export function sweep(view: GuinoteView): Plan {
  return view.last_winner === null ? NO_PLAN : { ...NO_PLAN, sweep: plate(view.last_winner) };
}
