/** What flies where when something happens at the table. */

import type { PresidenteEvent, PresidenteView } from '../../protocol/generated.ts';
import { held } from '../../table/hand.ts';
import { laidNames } from '../../table/rows.ts';
import { NO_PLAN, type Entry, type Passing, type Plan, plate } from '../../table/stage.ts';

/** Milliseconds at normal speed: between cards of a deal, and between things given. */
const CARD = 45;
const GIFT = 260;
/** A deal takes no longer than this, however many cards there are. */
const DEAL = 900;

/** Where closed tricks go. */
export const AWAY = 'closed';

/** Return what flies because of these events; `view` is the position after them. */
export function flights(events: readonly PresidenteEvent[], view: PresidenteView): Plan {
  const entries = new Map<string, Entry>();
  const passing: Passing[] = [];
  let sweep: string | null = null;
  let after = 0;
  for (const event of events) {
    if (event.type === 'presidente-dealt') after = deal(event.dealer, view, entries, passing);
    if (event.type === 'set-played') {
      if (event.leads) sweep = AWAY;
      if (event.seat !== view.seat) lay(event.seat, view, entries);
    }
    if (event.type === 'cards-given') {
      give(event, view, after, entries, passing);
      after += GIFT;
    }
    if (event.type === 'cards-taken') take(event, view, entries, passing);
    if (
      event.type === 'quartet-discarded' ||
      event.type === 'seat-offended' ||
      event.type === 'seat-stuck'
    ) {
      const from = plate(event.seat);
      event.cards.forEach((card, place) =>
        passing.push({ name: card, from, to: AWAY, delay: after + place * 90 }),
      );
    }
  }
  return { entries, passing, sweep };
}

/** The last set of the trick comes from its player's plate. */
function lay(seat: number, view: PresidenteView, entries: Map<string, Entry>): void {
  const pile = view.pile.length > 0 ? view.pile : view.last_trick;
  const all = laidNames(
    pile.flatMap(({ cards }) => cards),
    view.hand,
  );
  const last = pile.at(-1);
  if (last?.seat !== seat) return;
  for (const name of all.slice(-last.cards.length)) {
    entries.set(name, { from: plate(seat), turns: true });
  }
}

/** One card to each in turn, as far as they are seen: backs to the others, mine face up [U-17]. */
function deal(
  dealer: number,
  view: PresidenteView,
  entries: Map<string, Entry>,
  passing: Passing[],
): number {
  const most = Math.max(1, ...view.counts);
  const pause = Math.min(CARD, DEAL / most);
  held(view.hand).forEach(({ id }, place) =>
    entries.set(id, { from: dealer === view.seat ? AWAY : plate(dealer), delay: place * pause }),
  );
  view.counts.forEach((count, seat) => {
    if (seat === view.seat || seat === dealer) return;
    for (let place = 0; place < Math.min(count, 3); place += 1) {
      const delay = place * 4 * pause + seat;
      passing.push({ name: 'back', from: plate(dealer), to: plate(seat), delay });
    }
  });
  return most * pause;
}

type Given = Extract<PresidenteEvent, { type: 'cards-given' }>;

function give(
  event: Given,
  view: PresidenteView,
  after: number,
  entries: Map<string, Entry>,
  passing: Passing[],
): void {
  const from = plate(event.seat);
  if (event.to === view.seat && event.cards) {
    for (const card of event.cards) entries.set(card, { from, delay: after, turns: true });
    return;
  }
  for (let place = 0; place < event.count; place += 1) {
    const name = event.cards?.[place] ?? 'back';
    passing.push({ name, from, to: plate(event.to), delay: after + place * 120 });
  }
}

type Taken = Extract<PresidenteEvent, { type: 'cards-taken' }>;

function take(
  event: Taken,
  view: PresidenteView,
  entries: Map<string, Entry>,
  passing: Passing[],
): void {
  for (let place = 0; place < event.count; place += 1) {
    const card = event.cards?.[place];
    const delay = place * 120;
    if (event.seat === view.seat && card) entries.set(card, { from: 'stock', delay, turns: true });
    else passing.push({ name: 'back', from: 'stock', to: plate(event.seat), delay });
  }
}

/** What flies when a finished trick has lain long enough. */
export const CLEARED: Plan = { ...NO_PLAN, sweep: AWAY };
