/** A match of guiñote on the screen: what lies on the table, what was counted, what flies. */

import type { Position } from '../../net/line.ts';
import { positionOf, type PositionOf } from '../../net/positions.ts';
import type { GuinoteEvent, HandEnded, Laid } from '../../protocol/generated.ts';
import type { Session } from '../../table/session.svelte.ts';
import { shake, sound } from '../../table/sound.ts';
import { NO_PLAN, type Plan } from '../../table/stage.ts';
import { flights, sweep } from './flights.ts';
import { overlay } from './overlay.ts';
import { PartidaBook } from './book.ts';
import { sentence, type Company } from './sentences.ts';

/** A finished trick that still lies there. */
interface Lying {
  cards: readonly Laid[];
  winner: number;
  until: number;
}

/** How long a finished trick lies where the server names no moment, or a later one. */
const LIES = 1_400;

export class Match {
  readonly #session: Session;
  readonly book: PartidaBook;
  lying: Lying | null = $state.raw(null);
  /** The count of the hand that has just ended. */
  ended: HandEnded | null = $state.raw(null);
  /** The pair that has just won the partida. */
  won: number | null = $state(null);
  /** Whether the person has put the count away. */
  seen = $state(false);
  /** The card that was tapped once, where playing asks twice. */
  chosen: string | null = $state(null);
  /** Whether this person has laid a card since the page was opened. */
  played = $state(false);

  readonly position: PositionOf<'guinote'> | null = $derived.by(() => {
    const { position } = this.#session;
    return position && positionOf('guinote', position);
  });
  readonly shown = $derived.by(() => {
    const { position } = this;
    return position && overlay(position.view, position.legal, this.#session.line.acts);
  });
  /** Which count is to be shown now. */
  readonly count: 'hand' | 'match' | null = $derived.by(() => {
    const view = this.position?.view;
    if (!view || this.lying || this.seen) return null;
    if (view.phase === 'over') return 'match';
    return view.phase === 'deal' && view.last_trick.length > 0 ? 'hand' : null;
  });
  readonly company: Company = $derived.by(() => ({
    people: this.#session.presence?.chairs ?? [],
    me: this.#session.seat,
  }));

  constructor(session: Session, table: string) {
    this.#session = session;
    this.book = new PartidaBook(table);
    if (this.position) this.#rest(this.position, false);
  }

  /** Show a position at once; what flies only tells how it came about. */
  show(shown: Position, fresh: boolean): void {
    const position = positionOf('guinote', shown);
    const events = fresh ? position.events : [];
    // Told before it is drawn, so that whose turn it now is comes last.
    for (const event of events) this.#tell(event);
    const plan = flights(events, position.view);
    const swept = this.#sweeps(position);
    this.#session.change(
      () => {
        this.#session.position = shown;
        if (!fresh) this.chosen = null;
        this.#take(position, events);
      },
      swept ? { ...plan, sweep: plan.sweep ?? sweep(position.view).sweep } : plan,
    );
    this.#sounds(position, events);
  }

  passed(now: number): void {
    if (this.lying && this.lying.until <= now) this.clear();
  }

  /** Take the finished trick off the table. */
  clear(): void {
    const view = this.position?.view;
    if (!this.lying || !view) return;
    // When the count comes, the trick just goes.
    const plan: Plan = view.phase === 'play' ? sweep(view) : NO_PLAN;
    this.#session.change(() => (this.lying = null), plan);
  }

  /** Lay a card, or with `confirm` choose it first. */
  lay(card: string, confirm: boolean): void {
    this.#session.touch();
    this.clear();
    if (confirm && this.chosen !== card) {
      this.chosen = card;
      return;
    }
    this.chosen = null;
    this.played = true;
    this.#session.act(`play ${card}`, true);
    sound('card');
  }

  /** Sing or exchange; neither uses up the turn. */
  declare(move: string): void {
    this.#session.touch();
    this.#session.act(move, false);
  }

  #sweeps({ view }: PositionOf<'guinote'>): boolean {
    return this.lying !== null && view.trick.length > 0;
  }

  #take(position: PositionOf<'guinote'>, events: readonly GuinoteEvent[]): void {
    const { view } = position;
    this.#rest(
      position,
      events.some(({ type }) => type === 'trick-won'),
    );
    // What was chosen on another position is not played on this one.
    if (this.chosen !== null && !(view.turn === view.seat && view.hand.includes(this.chosen))) {
      this.chosen = null;
    }
    for (const event of events) {
      if (event.type === 'hand-ended') [this.ended, this.won, this.seen] = [event, null, false];
      if (event.type === 'partida-won') {
        this.won = event.pair;
        if (this.ended) this.book.add(this.ended.points, event.pair);
      }
      if (event.type === 'coto-won') this.book.close();
    }
    if (view.phase === 'play') [this.ended, this.won, this.seen] = [null, null, false];
  }

  #rest({ view, clock }: PositionOf<'guinote'>, won: boolean): void {
    const now = this.#session.now;
    if (view.trick.length > 0 || view.last_winner === null) {
      this.lying = null;
      return;
    }
    const rest = Math.max(0, clock.rest - now);
    if (!won && (view.phase !== 'play' || rest === 0)) return;
    // The rest after a hand is for its count; the trick has a part of it.
    const lies = view.phase === 'play' ? rest || LIES : Math.min(LIES, rest / 3);
    this.lying = { cards: view.last_trick, winner: view.last_winner, until: now + lies };
  }

  #tell(event: GuinoteEvent): void {
    const told = sentence(event, this.company);
    if (told) this.#session.tell(told.text, told.weight, told.short);
  }

  #sounds({ view }: PositionOf<'guinote'>, events: readonly GuinoteEvent[]): void {
    const happened = (type: GuinoteEvent['type']) => events.some((event) => event.type === type);
    const others = events.some((event) => event.type === 'card-played' && event.seat !== view.seat);
    if (happened('hand-dealt')) sound('shuffle');
    else if (happened('coto-won')) sound('won');
    else if (happened('cante-sung')) sound('cante');
    else if (others) sound('card');
    const mine = view.seat !== null && view.turn === view.seat;
    if (mine && (happened('card-played') || happened('hand-dealt'))) {
      sound('turn');
      shake();
    }
  }
}
