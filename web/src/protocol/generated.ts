// Generated from src/tapete/server by `python -m tapete.server.typescript`; change it there.
/* eslint-disable max-lines -- one file for all messages, as the server has it */

/** Rises with every change that an open page of the day before would not understand. */
export const PROTOCOL = 1;

/** Why the server closed a connection: the codes it closes with. */
export const Closing = {
  /** The server stops; it comes back soon. */
  RESTARTING: 1012,
  /** A message of more than 16 KiB. */
  TOO_LONG: 1009,
  /** A ping of the WebSocket itself was not answered within 20 seconds. */
  SILENT: 1011,
  /** What came was not a message. */
  MALFORMED: 4000,
  /** The page speaks another version of the protocol. */
  UPGRADE: 4001,
  /** A newer tab of the same person has taken over. */
  MOVED_ELSEWHERE: 4002,
  /** There is no such table, or no longer. */
  GONE: 4003,
  /** Far too many messages. */
  RATE: 4004,
  /** Nothing was said for ten seconds after connecting, or not `hello` first. */
  NO_HELLO: 4005,
  /**
   * What waited to be sent grew too long. Where nothing at all is read any more, the connection
   * ends without a code.
   */
  SLOW: 4006,
} as const;

/** Keys `phrase-…` of the catalogue. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'hurry',
  'thinking',
  'good-game',
  'one-more',
  'bye',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** A card on the table and the seat that laid it. */
export interface Laid {
  seat: number;
  card: string;
}

/** A declared cante. */
export interface Cante {
  seat: number;
  suit: string;
  points: number;
}

/** Points of a pair and how the table says them: malas up to 50, then buenas [G-43]. */
export interface Points {
  points: number;
  said: number;
  buenas: boolean;
  /** Points that are still needed to win the partida, 0 when there are enough [G-44]. */
  missing: number;
}

/** A hand of guiñote as one seat, or a spectator, knows it. */
export interface GuinoteView {
  type: 'guinote';
  seat: number | null;
  phase: 'deal' | 'over' | 'play';
  vueltas: boolean;
  dealer: number | null;
  /** In the order in which people hold it: trumps first, then suit by suit, the best first. */
  hand: string[];
  counts: number[];
  stock: number;
  muestra: string | null;
  trump: string | null;
  arrastre: boolean;
  /** The seat that is to lay a card, null when none is. */
  turn: number | null;
  trick: Laid[];
  /** The seat whose card wins the trick on the table. */
  winning: number | null;
  last_trick: Laid[];
  last_winner: number | null;
  /** Tricks of this hand per pair. */
  tricks: number[];
  tricks_total: number;
  /** Per pair in the partida; null while the table hides them. */
  points: Points[] | null;
  /** Per pair the points with which this hand began: those of the idas in the vueltas [G-47]. */
  carried: number[];
  partidas: number[];
  partidas_to_win: number;
  cotos: number[];
  cotos_to_win: number;
  sung: Cante[];
  ranking: number[][] | null;
}

/** What this seat may do now. */
export interface GuinoteLegal {
  type: 'guinote';
  play: string[];
  /** Cantes that may be declared now, with what they bring. */
  sing: Cante[];
  exchange: boolean;
}

/** As the event of the same name in `games/guinote/notation.py`; so all below. */
export interface HandDealt {
  type: 'hand-dealt';
  dealer: number;
  mano: number;
  muestra: string;
  trump: string;
  vueltas: boolean;
}

export interface CardPlayed {
  type: 'card-played';
  seat: number;
  card: string;
  leads: boolean;
  winning: boolean;
}

export interface TrickWon {
  type: 'trick-won';
  seat: number;
  points: number;
  last: boolean;
}

export interface CardDrawn {
  type: 'card-drawn';
  seat: number;
  card: string | null;
}

export interface ArrastreBegan {
  type: 'arrastre-began';
}

export interface CanteSung {
  type: 'cante-sung';
  seat: number;
  suit: string;
  points: number;
}

export interface SieteExchanged {
  type: 'siete-exchanged';
  seat: number;
  taken: string;
  laid: string;
}

export interface HandEnded {
  type: 'hand-ended';
  cards: number[];
  cantes: number[];
  ultimas: number | null;
  points: Points[];
  vueltas: boolean;
}

export interface PartidaWon {
  type: 'partida-won';
  pair: number;
  partidas: number[];
}

export interface CotoWon {
  type: 'coto-won';
  pair: number;
  cotos: number[];
}

export interface MatchWon {
  type: 'match-won';
  pair: number;
}

/** A seat was drawn to deal the first hand. */
export interface DealerDrawn {
  type: 'dealer-drawn';
  seat: number;
}

/** A set on the table and the seat that laid it. */
export interface LaidSet {
  seat: number;
  cards: string[];
  /** Its rank as on the cards; wild twos count as it [U-15]. */
  number: string;
  /** Whether it only equals the set under it: igualar [U-40]. */
  equal: boolean;
}

/** Cards that left a hand without being played. */
export interface Removed {
  seat: number;
  cards: string[];
  why: 'offence' | 'quartet' | 'stuck';
}

/** Cards that went from one seat to another before this hand [U-24 to U-27]. */
export interface Exchanged {
  seat: number;
  to: number;
  count: number;
  /** Null for everybody but these two. */
  cards: string[] | null;
}

/** Cards that a winner still has to give back. */
export interface Owed {
  seat: number;
  to: number;
  count: number;
}

/** A hand of presidente as one seat, or a spectator, knows it. */
export interface PresidenteView {
  type: 'presidente';
  seat: number | null;
  phase: 'deal' | 'exchange' | 'over' | 'play';
  /** From 1; 0 before the first deal. */
  hand_number: number;
  /** How many hands the match has; null where something else ends it [U-57]. */
  hands_total: number | null;
  /** Half points that end the match [U-57, U-66]. */
  target: number | null;
  dealer: number | null;
  /** The seat in turn, null when none is. */
  turn: number | null;
  /** Seats still to answer after the one in turn [U-44]. */
  queue: number[];
  /** Seats that passed since the last set, or in this trick where passing binds it [U-42]. */
  passed: number[];
  /** The seat that the last set skipped [U-40]. */
  skipped: number | null;
  /** The best first, in the order of the table. */
  hand: string[];
  counts: number[];
  /** The trick on the table, the set to beat last. */
  pile: LaidSet[];
  /** How many cards an answer has; 0 on a lead [U-38]. */
  size: number;
  last_trick: LaidSet[];
  /** Who laid its last set. */
  last_winner: number | null;
  revolution: boolean;
  /** The numbers of the pack as they count now, the lowest first [U-7 to U-12, U-35]. */
  order: string[];
  /** Seats by place in this hand, null where a place is still open. */
  positions: (number | null)[];
  /** By seat after the last finished hand [U-54]. */
  roles: ('cola' | 'neutro' | 'presidente' | 'vicecola' | 'vicepresidente' | null)[];
  /** Half points by seat in the match. */
  points: number[];
  /** Half points by seat of the hand just finished; null while one is played. */
  gained: number[] | null;
  stock: number;
  /** Cards of the closed tricks. */
  closed: number;
  removed: Removed[];
  exchanges: Exchanged[];
  owed: Owed[];
  /** The card by which the opener of the first hand leads [U-19, U-20]. */
  start_card: string | null;
  /** The hands left at the end of a hand, by seat. */
  left: string[][] | null;
  /** What they are worth in whole points, where cards left count [U-65]. */
  left_points: number[] | null;
  ranking: number[][] | null;
}

/** Sets that may be laid: any `size - twos` of these cards with any `twos` of the wild twos. */
export interface SetOffer {
  number: string;
  size: number;
  twos: number;
  cards: string[];
}

/** What this seat may do now. */
export interface PresidenteLegal {
  type: 'presidente';
  sets: SetOffer[];
  /** Twos of the hand that may accompany other cards [U-15]. */
  wilds: string[];
  /** A card that the first lead must hold [U-22]. */
  must: string | null;
  can_pass: boolean;
  /** How many cards this seat has to give back, 0 for none [U-26]. */
  give: number;
}

/** As `HandDealt` in `games/presidente/events.py`; the events below have its names. */
export interface PresidenteDealt {
  type: 'presidente-dealt';
  dealer: number;
  hand: number;
  cards: number;
}

export interface LeaderNamed {
  type: 'leader-named';
  seat: number;
  starter: string | null;
}

export interface CardsGiven {
  type: 'cards-given';
  seat: number;
  to: number;
  count: number;
  cards: string[] | null;
}

export interface QuartetDiscarded {
  type: 'quartet-discarded';
  seat: number;
  cards: string[];
}

export interface SetPlayed {
  type: 'set-played';
  seat: number;
  cards: string[];
  number: string;
  leads: boolean;
  equal: boolean;
}

export interface RevolutionTurned {
  type: 'revolution-turned';
  on: boolean;
}

export interface TrickKilled {
  type: 'trick-killed';
  seat: number;
  card: string;
}

export interface TrickCut {
  type: 'trick-cut';
  seat: number;
  card: string;
}

export interface TurnSkipped {
  type: 'turn-skipped';
  seat: number;
}

export interface Passed {
  type: 'passed';
  seat: number;
}

export interface TimedOut {
  type: 'timed-out';
  seat: number;
  count: number;
}

export interface CardsTaken {
  type: 'cards-taken';
  seat: number;
  count: number;
  cards: string[] | null;
}

export interface StockRecycled {
  type: 'stock-recycled';
  count: number;
}

export interface PresidenteTrickWon {
  type: 'presidente-trick-won';
  seat: number;
}

export interface LeadPassed {
  type: 'lead-passed';
  seat: number;
}

export interface SeatOut {
  type: 'seat-out';
  seat: number;
  place: number;
}

export interface SeatOffended {
  type: 'seat-offended';
  seat: number;
  place: number;
  cards: string[];
}

export interface SeatStuck {
  type: 'seat-stuck';
  seat: number;
  place: number;
  cards: string[];
}

export interface PresidenteHandEnded {
  type: 'presidente-hand-ended';
  places: number[];
  gained: number[];
  totals: number[];
}

export interface MatchEnded {
  type: 'match-ended';
  ranking: number[];
}

/** First message of a connection. */
export interface Hello {
  type: 'hello';
  protocol: number;
}

/** Enter a table, as a player where this person has a seat, else as a spectator. */
export interface Join {
  type: 'join';
  table: string;
  /** Version the tab knows, or null. */
  seen?: number | null;
  /** Random name of the tab; the newest tab of a person wins, a reload is the same tab. */
  tab?: string;
}

/** Make a move; the seat is this connection's. */
export interface Act {
  type: 'act';
  /** Chosen by the client, the same when it sends the same act again. */
  id: string;
  /** The seat's version the move was chosen on. */
  version: number;
  /** Text without the seat, such as `play 4c`. */
  move: string;
}

/** Say one of the fixed phrases to the table. */
export interface Say {
  type: 'say';
  phrase: string;
}

/** Ask for a snapshot. */
export interface Resync {
  type: 'resync';
}

/**
 * Say that the finished hand has been seen; the next one is dealt when all people have, or when
 * its rest ends.
 */
export interface Ready {
  type: 'ready';
}

/** Give the seat up for good; a bot plays it to the end [G-60]. */
export interface Leave {
  type: 'leave';
}

/** Answer whether another match is wanted [G-57]. */
export interface Rematch {
  type: 'rematch';
  yes: boolean;
}

/**
 * Vote to finish the match, between hands; once more than half of the people on seats have, it
 * ends. Votes lapse with the next deal [U-57].
 */
export interface Finish {
  type: 'finish';
}

/** Stop or start receiving phrases on this connection. */
export interface Mute {
  type: 'mute';
  on: boolean;
}

/** Ask for a sign of life and the server's time. */
export interface Ping {
  type: 'ping';
  n: number;
}

/**
 * Take an empty seat, or a bot's, at a table that has not begun; or take one's own seat back
 * where the table allows it [G-61].
 */
export interface Sit {
  type: 'sit';
  seat: number;
}

/** Leave the seat of a table that has not begun, and stay. */
export interface Stand {
  type: 'stand';
}

/** The host puts a bot on an empty seat, or takes it away. */
export interface PlaceBot {
  type: 'place-bot';
  seat: number;
  bot: boolean;
}

/** The host changes two seats before the match. */
export interface Swap {
  type: 'swap';
  one: number;
  other: number;
}

/** The host starts the match; every seat is taken by then. */
export interface Start {
  type: 'start';
}

/** Answer to `hello`. */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  /** Of this person. */
  name: string;
  now: number;
}

/** Why a card is not offered: a reason code and the values of its sentence. */
export interface WhyNot {
  reason: string;
  values: Record<string, string>;
}

/** Deadlines, all by the server's clock. */
export interface Clock {
  now: number;
  /**
   * Seat → moment at which its time for this move ends; empty where no clock is shown. A little
   * of what comes later still counts, because lines are slow.
   */
  seats: Record<string, number>;
  /** Length of a whole turn, 0 for none. */
  total: number;
  /** Moment until which a finished trick or hand stays, 0 for none. */
  rest: number;
}

/** The position, on joining and on `resync`. */
export interface Snapshot {
  type: 'snapshot';
  version: number;
  /** What to animate and announce since the version before; empty in a snapshot after a gap. */
  events: EventOut[];
  view: ViewOut;
  legal: LegalOut;
  /** By card: why it is not offered. */
  why: Record<string, WhyNot>;
  clock: Clock;
}

/** The position after something happened; versions have no gaps. */
export interface Events {
  type: 'events';
  version: number;
  /** What to animate and announce since the version before; empty in a snapshot after a gap. */
  events: EventOut[];
  view: ViewOut;
  legal: LegalOut;
  /** By card: why it is not offered. */
  why: Record<string, WhyNot>;
  clock: Clock;
}

/** The act is in the log and done. */
export interface Ok {
  type: 'ok';
  id: string;
  version: number;
}

/** The act came after somebody else's and was not done. */
export interface Stale {
  type: 'stale';
  id: string;
  version: number;
}

/** The act is against a rule and was not done. */
export interface Illegal {
  type: 'illegal';
  id: string;
  reason: string;
}

/** One seat of a table and who is on it. */
export interface Chair {
  seat: number;
  kind: 'bot' | 'empty' | 'person';
  name: string;
  you: boolean;
  host: boolean;
  /** Moment at which a bot takes the seat of a person without connection, else 0 [G-60]. */
  away: number;
  /** Whether a bot plays for a person who left or lost the line; `name` is that person's. */
  gone: boolean;
  /** Name of the person who takes this bot's seat with the next partida or hand. */
  next: string;
}

/** The table and its people; sent on joining and whenever it changes. */
export interface Presence {
  type: 'presence';
  table: string;
  game: string;
  variant: string;
  /** All of them, defaults included. */
  options: Record<string, string | number | boolean | (string | number)[]>;
  public: boolean;
  status: 'closed' | 'finished' | 'playing' | 'waiting';
  chairs: Chair[];
  /** This connection's seat; null for a spectator. */
  seat: number | null;
  /** The seat this person may take back with `sit`, or null [G-61]. */
  can_return: number | null;
  spectators: number;
  /** At a public table that has waited for people long enough: starting with bots is offered. */
  offer_bots: boolean;
  /** Moment until which a revancha may be accepted, 0 when none is asked [G-57]. */
  rematch: number;
  /** Seats that have accepted. */
  rematch_yes: number[];
  /** Link name of the finished match's record. */
  record: string | null;
  /** Whether this is a newcomer's first hand against bots, played without a clock. */
  first_hand: boolean;
  /** How many votes finish the match now, 0 where there is nothing to vote on [U-57]. */
  finish_needed: number;
  /** Seats that have voted to finish it. */
  finish_votes: number[];
}

/** Somebody said a phrase. */
export interface Said {
  type: 'said';
  seat: number;
  phrase: string;
}

/** Answer to `ping`. */
export interface Pong {
  type: 'pong';
  n: number;
  now: number;
}

/** A newer tab of the same person has taken over; this one stays quiet. */
export interface MovedElsewhere {
  type: 'moved-elsewhere';
}

/** The server is about to stop; come back soon. */
export interface Restarting {
  type: 'restarting';
}

/** The page is older than the server: one guided reload. */
export interface Upgrade {
  type: 'upgrade';
  protocol: number;
}

/** A request could not be met. */
export interface Fault {
  type: 'fault';
  /** `refused`: not this person's to do, or not now; `malformed`: not a message. */
  code: 'full' | 'gone' | 'malformed' | 'rate' | 'refused';
  /** A key of the catalogue, or for `malformed` the place and the reason. */
  detail: string;
  retry_after: number;
}

/** Body of `PUT /api/me`. */
export interface Rename {
  /** 1 to 20 characters after trimming, none of them a control character. */
  name: string;
}

/** Body of `POST /api/play`: a seat at a public table, at once. */
export interface PlayRequest {
  game: string;
  variant: string;
  /** `bots` plays at once; `people` waits for others. */
  with: 'bots' | 'people';
  /** Null for any number with people, and for the variant's usual one with bots. */
  seats?: number | null;
}

/** Body of `POST /api/tables`: a private table. */
export interface TableRequest {
  game: string;
  variant: string;
  /** Only what differs from the variant. */
  options?: Record<string, string | number | boolean | (string | number)[]>;
  /** Null for the variant's usual number. */
  seats?: number | null;
  /** Whether bots sit on the other seats to begin with. */
  bots?: boolean;
}

/** Who one is to the others. */
export interface Me {
  name: string;
  /** Whether this person has never played a hand. */
  newcomer: boolean;
}

/** A long range of numbers, both ends included. */
export interface Span {
  min: number;
  max: number;
}

/** One choice of a table. */
export interface OptionInfo {
  name: string;
  /** A word; a number; either; on or off; some of the words; a row of numbers. */
  type: 'bool' | 'choice' | 'integer' | 'list' | 'mixed' | 'numbers';
  /** Of a list or a row: what one place takes. */
  values: (string | number | boolean | Span)[];
  default: string | number | boolean | (string | number)[];
  /** Where the rules document speaks of it, such as `A-12`. */
  rule: string;
  /** Values that only a private table may choose. */
  private: (string | number | boolean | (string | number)[])[];
  /** Words of a list that are other names of a word. */
  same: Record<string, string>;
  /** By another option and its value: words of a list that make no sense with it. */
  barred: Record<string, Record<string, string[]>>;
  /** The numbers to offer of a long range; round ones where empty. */
  offers: number[];
  /** The heading it stands under; empty for what everybody chooses. */
  group: string;
  /** The values of another option with which it matters; otherwise it changes nothing. */
  when: Record<string, (string | number | boolean | (string | number)[])[]>;
  /** How many units make one of what people count: 2 for half points. */
  scale: number;
}

/** A regional game. */
export interface VariantInfo {
  name: string;
  /** The numbers of seats it may be played with. */
  seats: number[];
  /** The number where nobody says how many. */
  usual: number;
  /** Only what differs from the defaults. */
  options: Record<string, string | number | boolean | (string | number)[]>;
}

/** One game with what may be chosen about it. */
export interface GameInfo {
  game: string;
  variants: VariantInfo[];
  options: OptionInfo[];
}

/** Where to go: the table at which this person has a seat. */
export interface Seated {
  table: string;
}

/** A table as the lobby shows it; a function of the table's state. */
export interface TableCard {
  table: string;
  game: string;
  variant: string;
  public: boolean;
  status: 'closed' | 'finished' | 'playing' | 'waiting';
  /** People on seats. */
  seated: number;
  /** Seats that one more person could have now, or with the next partida or hand. */
  free: number;
  seats: number;
  /** Name of the person who opened it, or empty. */
  host: string;
}

/** What is going on. */
export interface Lobby {
  /** Public tables that wait for people. */
  waiting: TableCard[];
  /** Tables being played. */
  tables: number;
  /** People on seats. */
  people: number;
}

/** A finished match of one person. */
export interface Match {
  /** Link name of the record. */
  record: string;
  game: string;
  variant: string;
  ended: number;
  players: string[];
  seat: number;
  won: boolean;
  /** The last score as in `docs/records.md`, such as partidas and cotos per pair, or points. */
  score: Record<string, number[]>;
}

/** Cotos over all matches of one person [G-52]. */
export interface CotoCount {
  played: number;
  won: number;
}

/** The finished matches of one person, newest first. */
export interface History {
  matches: Match[];
  cotos: CotoCount;
}

/** The table before the first move, or after a move; everything is shown. */
export interface ReplayPosition {
  ply: number;
  move: string | null;
  /** Milliseconds since the start. */
  time: number | null;
  events: EventOut[];
  hands: string[][];
  /** As a spectator saw it. */
  view: ViewOut;
}

/** A finished match, position by position. */
export interface Replay {
  record: string;
  game: string;
  variant: string;
  /** All of them, defaults included. */
  options: Record<string, string | number | boolean | (string | number)[]>;
  seats: number;
  players: string[];
  positions: ReplayPosition[];
}

/** Whether the server can do its work. */
export interface Health {
  status: 'failing' | 'ok' | 'stopping';
  version: string;
}

/** Body of every answer with a status of 400 or more. */
export interface HttpFault {
  /** A code, such as `gone`, `rate` or `invalid`. */
  error: string;
  /** For people who read logs; the client shows its own sentence for the code. */
  detail: string;
  /** Seconds. */
  retry_after?: number | null;
}

export type GuinoteEvent =
  | DealerDrawn
  | HandDealt
  | CardPlayed
  | TrickWon
  | CardDrawn
  | ArrastreBegan
  | CanteSung
  | SieteExchanged
  | HandEnded
  | PartidaWon
  | CotoWon
  | MatchWon;

export type PresidenteEvent =
  | DealerDrawn
  | PresidenteDealt
  | LeaderNamed
  | CardsGiven
  | QuartetDiscarded
  | SetPlayed
  | RevolutionTurned
  | TrickKilled
  | TrickCut
  | TurnSkipped
  | Passed
  | TimedOut
  | CardsTaken
  | StockRecycled
  | PresidenteTrickWon
  | LeadPassed
  | SeatOut
  | SeatOffended
  | SeatStuck
  | PresidenteHandEnded
  | MatchEnded;

export type ViewOut = GuinoteView | PresidenteView;

export type LegalOut = GuinoteLegal | PresidenteLegal;

export type EventOut =
  | DealerDrawn
  | HandDealt
  | CardPlayed
  | TrickWon
  | CardDrawn
  | ArrastreBegan
  | CanteSung
  | SieteExchanged
  | HandEnded
  | PartidaWon
  | CotoWon
  | MatchWon
  | PresidenteDealt
  | LeaderNamed
  | CardsGiven
  | QuartetDiscarded
  | SetPlayed
  | RevolutionTurned
  | TrickKilled
  | TrickCut
  | TurnSkipped
  | Passed
  | TimedOut
  | CardsTaken
  | StockRecycled
  | PresidenteTrickWon
  | LeadPassed
  | SeatOut
  | SeatOffended
  | SeatStuck
  | PresidenteHandEnded
  | MatchEnded;

export type ClientMessage =
  | Hello
  | Join
  | Act
  | Say
  | Resync
  | Ready
  | Leave
  | Rematch
  | Finish
  | Mute
  | Ping
  | Sit
  | Stand
  | PlaceBot
  | Swap
  | Start;

export type ServerMessage =
  | Welcome
  | Snapshot
  | Events
  | Ok
  | Stale
  | Illegal
  | Presence
  | Said
  | Pong
  | MovedElsewhere
  | Restarting
  | Upgrade
  | Fault;
