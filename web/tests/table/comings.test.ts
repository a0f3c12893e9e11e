import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../src/lib/i18n.svelte.ts';
import type { Chair } from '../../src/protocol/generated.ts';
import { comings } from '../../src/table/comings.ts';
import { chairs } from '../guinote/frames.ts';

beforeAll(() => speak('es'));

function after(change: Partial<Chair>, before: Partial<Chair> = {}): string[] {
  const seats = (part: Partial<Chair>) =>
    chairs(4, 3).map((chair) => (chair.seat === 1 ? { ...chair, ...part } : chair));
  return comings(seats(before), seats({ ...before, ...change }));
}

test('a machine that takes a seat is announced [G-60]', () => {
  expect(after({ gone: true, kind: 'bot' })).toEqual([
    'Isabel se va: juega la máquina en su sitio.',
  ]);
});

test('a lost line is said, and that it is back', () => {
  expect(after({ away: 45_000 })).toEqual(['Isabel se ha quedado sin línea.']);
  expect(after({ away: 0 }, { away: 45_000 })).toEqual(['Isabel ha vuelto.']);
  expect(after({ gone: false, kind: 'person' }, { gone: true, kind: 'bot' })).toEqual([
    'Isabel ha vuelto.',
  ]);
});

test('people who come are named', () => {
  expect(after({ kind: 'person', name: 'Toño' }, { kind: 'bot', name: 'vecino' })).toEqual([
    'Toño se sienta.',
  ]);
  expect(after({ next: 'Toño' }, { kind: 'bot' })).toEqual(['Toño entra en la partida siguiente.']);
});

test('nothing is said where nothing has changed, nor about oneself', () => {
  expect(after({})).toEqual([]);
  expect(
    comings(
      chairs(4, 1),
      chairs(4, 1)
        .map((chair) => ({ ...chair, away: 5 }))
        .slice(1, 2),
    ),
  ).toEqual([]);
});
