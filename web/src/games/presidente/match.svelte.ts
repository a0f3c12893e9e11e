/** A match of presidente on the screen: what is chosen, what lies there, what flies. */

import type { Position } from '../../net/line.ts';
import { positionOf, type PositionOf } from '../../net/positions.ts';
import type { LaidSet, PresidenteEvent, SetOffer } from '../../protocol/generated.ts';
import { held, type Held } from '../../table/hand.ts';
import type { Session } from '../../table/session.svelte.ts';
import { shake, sound } from '../../table/sound.ts';
import { NO_PLAN } from '../../table/stage.ts';
import { closing, type How } from './closing.ts';
import { CLEARED, flights } from './flights.ts';
import { overlay } from './overlay.ts';
import { complete, exact, toGive, touched, ways } from './selection.ts';
import { sentence } from './sentences.ts';
import type { Company } from './words.ts';

/** A closed trick that still lies there. */
export interface Lying {
  sets: readonly LaidSet[];
  winner: number;
  how: How;
  until: number;
}

/** How long a closed trick lies where the server names no moment, or a later one. */
const LIES = 1_400;
/** Two touches within so many ms are one. */
const DOUBLE = 400;

type Here = PositionOf<'presidente'>;

export class Match {
  readonly #session: Session;
  lying: Lying | null = $state.raw(null);
  /** Whether the person has put the count away. */
  seen = $state(false);
  /** Cards that are raised. */
  chosen: readonly Held[] = $state.raw([]);
  /** The card whose sets are offered. */
  anchor: Held | null = $state.raw(null);
  /** Whether this person has laid a card since the page was opened. */
  played = $state(false);
  #touch = { id: '', at: -DOUBLE };

  readonly position: Here | null = $derived.by(() => {
    const { position } = this.#session;
    return position && positionOf('presidente', position);
  });
  readonly shown = $derived.by(() => {
    const { position } = this;
    return position && overlay(position.view, position.legal, this.#session.line.acts);
  });
  /** My cards as I hold them, the lowest first. */
  readonly hand: readonly Held[] = $derived(held((this.shown?.view.hand ?? []).toReversed()));
  /** Which count is to be shown now. */
  readonly count: 'hand' | 'match' | null = $derived.by(() => {
    const view = this.position?.view;
    if (!view || this.lying || this.seen) return null;
    if (view.phase === 'over') return 'match';
    return view.phase === 'deal' && view.left !== null ? 'hand' : null;
  });
  readonly company: Company = $derived.by(() => {
    const { presence, seat } = this.#session;
    return {
      people: presence?.chairs ?? [],
      me: seat,
      labels: String(presence?.options['labels'] ?? 'cola'),
      french: presence?.options['deck'] === 'french52',
    };
  });
  /** The sets that the card touched first may be in. */
  readonly ways: readonly SetOffer[] = $derived.by(() => {
    const { shown, anchor, hand } = this;
    return shown && anchor ? ways(shown.legal, hand, [anchor]) : [];
  });
  /** The set that is raised, or null where it is none that may be laid. */
  readonly whole: SetOffer | null = $derived(
    this.shown && exact(this.shown.legal, this.hand, this.chosen),
  );

  constructor(session: Session) {
    this.#session = session;
    if (this.position) this.#rest(this.position, []);
  }

  /** Show a position at once; what flies only tells how it came about. */
  show(shown: Position, fresh: boolean): void {
    const position = positionOf('presidente', shown);
    const events = fresh ? position.events : [];
    for (const event of events) this.#tell(event);
    const plan = flights(events, position.view);
    const swept = this.lying !== null && position.view.pile.length > 0;
    this.#session.change(
      () => {
        this.#session.position = shown;
        this.#take(position, events, fresh);
      },
      swept ? { ...plan, sweep: CLEARED.sweep } : plan,
    );
    this.#sounds(position, events);
  }

  passed(now: number): void {
    if (this.lying && this.lying.until <= now) this.clear();
  }

  /** Take the closed trick off the table. */
  clear(): void {
    const view = this.position?.view;
    if (!this.lying || !view) return;
    // When the count comes, the trick just goes.
    this.#session.change(() => (this.lying = null), view.phase === 'play' ? CLEARED : NO_PLAN);
  }

  /** A card that may be chosen was touched. */
  touch(card: Held, confirm: boolean): void {
    const { shown } = this;
    if (!shown) return;
    const now = performance.now();
    const again = this.#touch.id === card.id && now - this.#touch.at < DOUBLE;
    this.#touch = { id: card.id, at: now };
    this.#session.touch();
    if (shown.legal.give > 0) {
      this.chosen = toGive(this.chosen, card, shown.legal.give);
      return;
    }
    this.clear();
    const { size } = shown.view;
    const next = touched(shown.legal, this.hand, this.chosen, { card, again, confirm, size });
    if (!next.chosen.some(({ id }) => id === this.anchor?.id)) this.anchor = next.chosen[0] ?? null;
    this.chosen = next.chosen;
    if (next.lays) this.lay();
  }

  /** Enter on a card: what is raised is laid; a card that is in one set only is laid with it. */
  enter(card: Held): void {
    const { shown } = this;
    if (!shown) return;
    if (!this.chosen.some(({ id }) => id === card.id)) {
      this.touch(card, true);
      if (shown.legal.give > 0 || this.ways.length !== 1) return;
    }
    this.lay();
  }

  /** Raise one of the sets that the card touched first may be in. */
  choose(offer: SetOffer): void {
    const { shown, anchor } = this;
    if (!shown || !anchor) return;
    this.#session.touch();
    this.chosen = complete(shown.legal, offer, this.hand, [anchor]);
  }

  /** Lay, or give, what is raised; the server says what is wrong with it. */
  lay(): void {
    const { shown, chosen } = this;
    if (!shown || chosen.length === 0) return;
    this.#session.touch();
    const verb = shown.legal.give > 0 ? 'give' : 'play';
    const cards = chosen.map(({ card }) => card);
    this.drop();
    this.played = true;
    this.clear();
    this.#session.act(`${verb} ${cards.join(' ')}`, true);
    sound('card');
  }

  pass(): void {
    this.#session.touch();
    this.drop();
    this.clear();
    this.#session.act('pass', true);
  }

  /** Let every card down. */
  drop(): void {
    this.chosen = [];
    this.anchor = null;
  }

  #take(position: Here, events: readonly PresidenteEvent[], fresh: boolean): void {
    const { view } = position;
    this.#rest(position, events);
    const names = held(view.hand).map(({ id }) => id);
    const mine = view.turn === view.seat || position.legal.give > 0;
    // What was raised on another position is not laid on this one.
    if (!fresh || !mine || this.chosen.some(({ id }) => !names.includes(id))) this.drop();
    if (view.phase === 'play' || view.phase === 'exchange') this.seen = false;
  }

  #rest({ view, clock }: Here, events: readonly PresidenteEvent[]): void {
    const now = this.#session.now;
    if (view.pile.length > 0 || view.last_winner === null) {
      this.lying = null;
      return;
    }
    const how = closing(events);
    const rest = Math.max(0, clock.rest - now);
    if (how === null && (view.phase !== 'play' || rest === 0)) return;
    const lies = view.phase === 'play' ? rest || LIES : Math.min(LIES, rest / 3);
    this.lying = {
      sets: view.last_trick,
      winner: view.last_winner,
      how: how ?? 'won',
      until: now + lies,
    };
  }

  #tell(event: PresidenteEvent): void {
    const told = sentence(event, this.company);
    if (told) this.#session.tell(told.text, told.weight);
  }

  #sounds({ view }: Here, events: readonly PresidenteEvent[]): void {
    const happened = (type: PresidenteEvent['type']) => events.some((event) => event.type === type);
    const others = events.some((event) => event.type === 'set-played' && event.seat !== view.seat);
    if (happened('presidente-dealt')) sound('shuffle');
    else if (happened('match-ended') && view.ranking?.[0]?.includes(view.seat ?? -1)) sound('won');
    else if (happened('trick-killed') || happened('trick-cut') || happened('revolution-turned')) {
      sound('cante');
    } else if (others) sound('card');
    const mine = view.seat !== null && view.turn === view.seat;
    const asked = mine || view.owed.some(({ seat }) => seat === view.seat);
    if (asked && events.length > 0) {
      sound('turn');
      shake();
    }
  }
}
