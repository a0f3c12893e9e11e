/** Who one is to the others: a guest with a name. */
import { api } from '../net/api.ts';
import type { Me } from '../protocol/generated.ts';

class Self {
  now = $state.raw<Me | null>(null);

  /** Ask the server again. Raises: ApiFailure. */
  async ask(): Promise<Me> {
    return (this.now = await api.me());
  }

  /** Take another name. Raises: ApiFailure. */
  async rename(name: string): Promise<Me> {
    return (this.now = await api.rename(name));
  }
}

export const me = new Self();
