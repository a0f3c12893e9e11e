/** A table as this tab knows it: the line, the people, the news, the time. It knows no game. */

import { has, say } from '../lib/i18n.svelte.ts';
import { settings } from '../lib/settings.svelte.ts';
import { blocked, line as noLine, type Line, type Position, type Refusal } from '../net/line.ts';
import { serverNow } from '../net/offset.ts';
import { Connection } from '../net/socket.ts';
import type { Chair, ClientMessage, Presence } from '../protocol/generated.ts';
import { comings } from './comings.ts';
import { NOTHING, current, hushed, tell, type Told, type Weight } from './news.ts';
import { shake, sound } from './sound.ts';
import { Stage, type Plan } from './stage.ts';

/** What a game does with a position; it must put it into `session.position` itself. */
export interface Player {
  show(position: Position, fresh: boolean): void;
  /** Called four times a second. */
  passed(now: number): void;
}

const TICK = 250;
const SPOKEN_AT = 10_000;
/** So many seconds before the end are heard. */
const TICKING = 3;
const SAID_FOR = 4_000;
const REFUSED_FOR = 6_000;

export class Session {
  line: Line = $state.raw(noLine('', ''));
  position: Position | null = $state.raw(null);
  /** The server's time, good enough for clocks on the screen. */
  now = $state(Date.now());
  news = $state.raw(NOTHING);
  /** What was refused last, shown until `until`. */
  refusal: (Told & { until: number }) | null = $state.raw(null);
  /** Phrases in the air, by seat. */
  phrases: Readonly<Record<number, { text: string; until: number }>> = $state.raw({});
  player: Player | null = null;
  stage: Stage | null = null;
  readonly #connection: Connection;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** The deadline whose last ten seconds have been spoken. */
  #warned = 0;
  /** The second that has been heard last. */
  #ticked = 0;
  #refusals = 0;

  readonly presence: Presence | null = $derived(
    this.line.presence && { ...this.line.presence, chairs: this.line.presence.chairs.map(named) },
  );
  readonly seat: number | null = $derived(this.line.presence?.seat ?? null);
  readonly live = $derived(this.line.phase === 'live');
  readonly blocked = $derived(blocked(this.line));
  /** Moment at which my time for this move ends, or null. */
  readonly deadline: number | null = $derived.by(() => {
    const { position, seat } = this;
    return seat === null ? null : (position?.clock.seats[seat] ?? null);
  });

  constructor(table: string) {
    this.#connection = new Connection(table, {
      changed: (line) => this.#changed(line),
      show: (position, fresh) => this.#show(position, fresh),
      said: (seat, phrase) => this.#said(seat, phrase),
      refused: (refusal) => this.#refused(refusal),
    });
  }

  /** Begin. Return the function that ends it. */
  open(): () => void {
    this.#connection.start();
    this.#timer = setInterval(() => this.#tick(), TICK);
    return () => {
      clearInterval(this.#timer);
      this.#connection.stop();
    };
  }

  /** Try again after the line has ended. */
  again(): void {
    this.#connection.start();
  }

  act(move: string, turn: boolean): void {
    this.#connection.act(move, turn);
  }

  say(message: ClientMessage): void {
    this.#connection.say(message);
  }

  mute(on: boolean): void {
    this.#connection.mute(on);
  }

  /** Change the page, with cards flying where somebody shows them. */
  change(update: () => void, plan?: Plan): void {
    if (this.stage) this.stage.change(update, plan);
    else update();
  }

  tell(text: string, weight: Weight, short?: string): void {
    this.news = tell(this.news, text, weight, this.now, short);
  }

  /** The person acts: flights end, and what is being shown has been seen. */
  touch(): void {
    this.stage?.finish();
    this.news = hushed(this.news);
  }

  /** Say why something cannot be done, at once. */
  refuse(text: string): void {
    this.#refusals += 1;
    this.refusal = { id: this.#refusals, text, short: text, until: this.now + REFUSED_FOR };
    sound('refused');
    shake(40);
  }

  #show(position: Position, fresh: boolean): void {
    if (this.player) this.player.show(position, fresh);
    else this.position = position;
  }

  #changed(line: Line): void {
    const [before, after] = [this.line.presence, line.presence];
    const drawn = line.acts !== this.line.acts;
    if (drawn) this.change(() => (this.line = line));
    else this.line = line;
    this.now = serverNow(line.offset, Date.now());
    if (before && after && before !== after) {
      for (const text of comings(before.chairs, after.chairs)) this.tell(text, 'shown');
    }
  }

  #tick(): void {
    const now = serverNow(this.line.offset, Date.now());
    this.now = now;
    this.news = current(this.news, now);
    if (this.refusal && this.refusal.until <= now) this.refusal = null;
    const phrases = Object.entries(this.phrases).filter(([, { until }]) => until > now);
    if (phrases.length < Object.keys(this.phrases).length)
      this.phrases = Object.fromEntries(phrases);
    this.#warn(now);
    this.player?.passed(now);
  }

  /** Say once how little time is left, and let its last seconds be heard. */
  #warn(now: number): void {
    const { deadline } = this;
    if (deadline === null || deadline <= now) return;
    const total = this.position?.clock.total ?? 0;
    const seconds = Math.ceil((deadline - now) / 1000);
    if (seconds <= TICKING && seconds !== this.#ticked) sound('tick');
    this.#ticked = seconds;
    if (deadline === this.#warned) return;
    const short = total > 0 && total <= SPOKEN_AT;
    if (deadline - now > (short ? total / 2 : SPOKEN_AT)) return;
    this.#warned = deadline;
    this.tell(short ? say('clock-left', { seconds }) : say('clock-ten'), 'spoken');
  }

  #said(seat: number, phrase: string): void {
    if (settings.muted && seat !== this.seat) return;
    const text = say(`phrase-${phrase}`);
    const name = this.presence?.chairs[seat]?.name ?? '';
    this.phrases = { ...this.phrases, [seat]: { text, until: this.now + SAID_FOR } };
    this.tell(say('phrase-said', { name, text }), 'kept');
  }

  #refused(refusal: Refusal): void {
    switch (refusal.why) {
      case 'stale':
        return this.refuse(say('refused-stale'));
      case 'illegal':
        return this.refuse(reason(refusal.reason));
      case 'offline':
        return this.refuse(say('refused-offline'));
      case 'fault':
        return this.refuse(
          faultInWords(refusal.trouble.detail, refusal.trouble.code, refusal.seconds),
        );
    }
  }
}

/** A bot is told from its like by a name of its own; what it is called on the wire is its kind. */
function named(chair: Chair): Chair {
  if (chair.kind !== 'bot' || chair.gone) return chair;
  return { ...chair, name: say('bot-name', { seat: chair.seat }) };
}

/** Return the sentence of a reason code whose values nobody knows here. */
function reason(code: string): string {
  const plain = `reason-${code}.plain`;
  return has(plain)
    ? say(plain)
    : has(`reason-${code}`)
      ? say(`reason-${code}`)
      : say('refused-other');
}

function faultInWords(detail: string, code: string, seconds: number): string {
  if (code === 'rate') return say('refused-rate', { seconds: Math.max(1, seconds) });
  return detail && has(detail) ? say(detail) : say('refused-other');
}
