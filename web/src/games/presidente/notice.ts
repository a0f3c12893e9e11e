/** What the notice says about whose turn it is and what may be done. */

import { nameOf } from '../../table/people.ts';
import { say } from '../../lib/i18n.svelte.ts';
import type { PresidenteView } from '../../protocol/generated.ts';
import type { Shown } from './overlay.ts';
import { setValues, type Company } from './words.ts';

export interface Turn {
  text: string;
  /** Whether it is mine: gold says so. */
  mine: boolean;
}

/** Return the sentence for the position. */
export function turnOf({ view, legal, sent }: Shown, company: Company): Turn {
  if (view.phase === 'over') return other(say('presidente-notice-over'));
  if (sent === 'give') return other(say('presidente-notice-given'));
  if (view.phase === 'exchange') return exchange(view, company);
  if (sent === 'pass') return other(say('presidente-notice-passed'));
  const top = view.pile.at(-1);
  if (sent === 'play' && top) {
    const values = setValues({ number: top.number, size: top.cards.length }, company.french);
    return other(say('presidente-notice-sent', values));
  }
  if (view.phase === 'deal' && view.left === null && view.hand_number === 0) {
    return other(say('presidente-notice-deal'));
  }
  if (view.turn === null) return other(say('presidente-notice-wait'));
  if (view.turn !== company.me) {
    return other(say('presidente-notice-theirs', { name: nameOf(view.turn, company) }));
  }
  if (!top) {
    const { must } = legal;
    const lead = 'presidente-notice-lead';
    return mine(must === null ? say(lead) : say(`${lead}.must`, { card: must }));
  }
  const values = setValues({ number: top.number, size: top.cards.length }, company.french);
  return mine(say(`presidente-notice-beat${legal.sets.length > 0 ? '' : '.none'}`, values));
}

function exchange(view: PresidenteView, company: Company): Turn {
  const own = view.owed.find(({ seat }) => seat === company.me);
  if (own) {
    const name = nameOf(own.to, company);
    return mine(say('presidente-notice-give', { name, count: own.count }));
  }
  const next = view.owed.find(({ to }) => to === company.me) ?? view.owed[0];
  if (!next) return other(say('presidente-notice-wait'));
  const said = { name: nameOf(next.seat, company), count: next.count };
  if (next.to === company.me) return other(say('presidente-notice-gives-me', said));
  return other(say('presidente-notice-gives', { ...said, other: nameOf(next.to, company) }));
}

function mine(text: string): Turn {
  return { text, mine: true };
}

function other(text: string): Turn {
  return { text, mine: false };
}
