/** Who one is to the others: a guest with a name. */
import { api } from '../net/api.ts';
import type { Me } from '../protocol/generated.ts';

class Self {
  now = $state.raw<Me | null>(null);

  #asking: Promise<Me> | null = null;

  /** Ask the server again, once for all who ask at the same time. Raises: ApiFailure. */
  async ask(): Promise<Me> {
    this.#asking ??= api.me().finally(() => (this.#asking = null));
    return (this.now = await this.#asking);
  }

  /** Take another name. Raises: ApiFailure. */
  async rename(name: string): Promise<Me> {
    return (this.now = await api.rename(name));
  }
}

export const me = new Self();
