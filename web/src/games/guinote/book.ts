/** The partidas of the coto so far, for its last page. A reload keeps them, another browser not. */

import type { Points } from '../../protocol/generated.ts';

export interface Partida {
  points: readonly number[];
  winner: number;
}

interface Kept {
  partidas: Partida[];
  /** Whether the coto is over, so that the next partida begins a new one. */
  closed: boolean;
}

export class PartidaBook {
  readonly #key: string;
  #kept: Kept;

  constructor(table: string) {
    this.#key = `tapete-book-${table}`;
    this.#kept = read(this.#key);
  }

  /** Write down a partida that a pair has won. */
  add(points: readonly Points[], winner: number): void {
    const { partidas, closed } = this.#kept;
    const row = { points: points.map((one) => one.points), winner };
    this.#keep({ partidas: closed ? [row] : [...partidas, row], closed: false });
  }

  /** The coto is over. */
  close(): void {
    this.#keep({ ...this.#kept, closed: true });
  }

  /** Return the partidas, or nothing where some are missing; `won` counts them per pair. */
  rows(won: readonly number[]): readonly Partida[] {
    const { partidas } = this.#kept;
    const fits = won.every(
      (count, pair) => partidas.filter(({ winner }) => winner === pair).length === count,
    );
    return fits ? partidas : [];
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // It lasts as long as the page.
    }
  }
}

function read(key: string): Kept {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
    return kept ?? { partidas: [], closed: false };
  } catch {
    return { partidas: [], closed: false };
  }
}
