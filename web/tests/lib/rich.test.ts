import { expect, test } from 'vitest';
import { pieces } from '../../src/lib/rich.ts';

test('strong words and links are found, in order', () => {
  expect(pieces('Toca **Jugar ya** o [lee](/reglas#a).')).toEqual([
    { kind: 'plain', text: 'Toca ' },
    { kind: 'strong', text: 'Jugar ya' },
    { kind: 'plain', text: ' o ' },
    { kind: 'link', text: 'lee', to: '/reglas#a' },
    { kind: 'plain', text: '.' },
  ]);
});

test('a text without marks is one piece', () => {
  expect(pieces('Dos * tres ** y [nada]')).toEqual([
    { kind: 'plain', text: 'Dos * tres ** y [nada]' },
  ]);
});

test.each(['[x](https://example.org)', '[x](javascript:alert)'])('%s leads nowhere', (text) => {
  expect(pieces(text)).toEqual([{ kind: 'plain', text }]);
});
