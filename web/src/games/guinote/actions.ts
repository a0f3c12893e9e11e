/** What may be done besides laying a card, as buttons. */

import { say } from '../../lib/i18n.svelte.ts';
import type { GuinoteLegal, GuinoteView } from '../../protocol/generated.ts';
import type { Action } from '../../table/action.ts';

interface Deeds {
  declare: (move: string) => void;
  lay: (card: string) => void;
}

/** Return a button for every cante, the exchange and the chosen card, exactly when possible [G-41]. */
export function actionsOf(
  view: GuinoteView,
  legal: GuinoteLegal,
  chosen: string | null,
  { declare, lay }: Deeds,
): Action[] {
  const actions: Action[] = legal.sing.map(({ suit, points }, place) => ({
    id: `sing ${suit}`,
    text: say('sing', { points }),
    more: say('sing.more', { suit }),
    go: true,
    ...(place === 0 ? { key: 'c' } : {}),
    act: () => declare(`sing ${suit}`),
  }));
  if (legal.exchange && view.muestra) {
    actions.push({
      id: 'exchange',
      text: say('exchange'),
      more: say('exchange.more', { muestra: view.muestra }),
      key: '7',
      act: () => declare('exchange'),
    });
  }
  if (chosen !== null) {
    actions.push({
      id: 'lay',
      text: say('lay', { card: chosen }),
      go: true,
      act: () => lay(chosen),
    });
  }
  return actions;
}
