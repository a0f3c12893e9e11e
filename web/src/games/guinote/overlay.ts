/** The position as the person sees it who has just moved: the move is drawn before it is known. */

import type { Pending } from '../../net/line.ts';
import type { GuinoteLegal, GuinoteView } from '../../protocol/generated.ts';

export interface Shown {
  view: GuinoteView;
  legal: GuinoteLegal;
  /** The card that lies on the table but is not yet acknowledged. */
  sent: string | null;
}

/** Return view and offers with the moves under way drawn in; the moves may yet be taken back. */
export function overlay(view: GuinoteView, legal: GuinoteLegal, acts: readonly Pending[]): Shown {
  let shown: Shown = { view, legal, sent: null };
  for (const act of acts) shown = draw(shown, act);
  return shown;
}

function draw(shown: Shown, { move }: Pending): Shown {
  const { view, legal } = shown;
  const [verb, what = ''] = move.split(' ');
  if (verb === 'sing') {
    return { ...shown, legal: { ...legal, sing: legal.sing.filter(({ suit }) => suit !== what) } };
  }
  if (verb === 'exchange') return { ...shown, legal: { ...legal, exchange: false } };
  const { seat } = view;
  if (seat === null || view.turn !== seat || !view.hand.includes(what)) return shown;
  return {
    view: {
      ...view,
      hand: view.hand.filter((card) => card !== what),
      counts: view.counts.map((count, place) => (place === seat ? count - 1 : count)),
      trick: [...view.trick, { seat, card: what }],
      turn: null,
    },
    legal: { ...legal, play: [], sing: [], exchange: false },
    sent: what,
  };
}
