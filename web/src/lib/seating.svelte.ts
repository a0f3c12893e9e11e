/** Taking a seat: the one action that begins outside a table. */
import { api, troubleOf, type ApiFailure } from '../net/api.ts';
import type { Seated } from '../protocol/generated.ts';
import { keepTable } from './last.ts';
import { router } from './router.svelte.ts';

export class Seating {
  /** Which wish is under way, as the caller names it; empty when none is. */
  busy = $state('');
  failure = $state.raw<ApiFailure | null>(null);

  /** Ask for a seat and go there. A second wish while one is under way does nothing. */
  async sit(name: string, wish: () => Promise<Seated>): Promise<void> {
    if (this.busy) return;
    this.busy = name;
    this.failure = null;
    try {
      const { table } = await wish();
      keepTable(table);
      router.go(`/mesa/${table}`);
    } catch (thrown) {
      this.failure = troubleOf(thrown);
    } finally {
      this.busy = '';
    }
  }

  /** Sit down at a public table of a game. */
  play(game: string, variant: string, company: 'bots' | 'people' = 'bots'): Promise<void> {
    return this.sit(game, () => api.play({ game, variant, with: company }));
  }
}
