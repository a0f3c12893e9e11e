/** What the notice says about whose turn it is and what may be done. */

import { nameOf } from '../../table/people.ts';
import { say } from '../../lib/i18n.svelte.ts';
import type { GuinoteLegal, GuinoteView, WhyNot } from '../../protocol/generated.ts';
import type { Company } from './sentences.ts';

export interface Turn {
  text: string;
  /** Whether it is mine: gold says so. */
  mine: boolean;
}

/** What must be done, the strictest duty first; the reasons themselves come from the server. */
const DUTIES = ['must-beat', 'must-trump', 'must-follow'];

/** Return the sentence for the position. */
export function turnOf(
  view: GuinoteView,
  legal: GuinoteLegal,
  why: Readonly<Record<string, WhyNot>>,
  company: Company,
  { clock, sent }: { clock: boolean; sent: string | null },
): Turn {
  if (view.phase === 'over') return { text: say('notice-guinote-over'), mine: false };
  if (view.phase === 'deal') return { text: say('notice-guinote-deal'), mine: false };
  const { me } = company;
  if (sent !== null) return { text: say('notice-guinote-sent', { card: sent }), mine: false };
  if (view.turn === null) return { text: say('notice-guinote-wait'), mine: false };
  if (view.turn !== me) {
    const text = say('notice-guinote-theirs', { name: nameOf(view.turn, company) });
    return { text, mine: false };
  }
  const text =
    view.trick.length === 0 ? say('notice-guinote-lead', extras(legal, clock)) : following(why);
  return { text, mine: true };
}

function extras(legal: GuinoteLegal, clock: boolean): Record<string, string> {
  const sing = legal.sing.length > 0;
  if (sing && legal.exchange) return { extra: 'both' };
  if (sing) return { extra: 'sing' };
  if (legal.exchange) return { extra: 'exchange' };
  return { extra: clock ? 'none' : 'calm' };
}

function following(why: Readonly<Record<string, WhyNot>>): string {
  const reasons = new Set(Object.values(why).map(({ reason }) => reason));
  const duty = DUTIES.find((one) => reasons.has(one)) ?? 'any';
  return say('notice-guinote-follow', { duty });
}
