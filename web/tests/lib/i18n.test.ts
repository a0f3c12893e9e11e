import { beforeEach, describe, expect, test } from 'vitest';
import * as words from '../../src/lib/i18n.svelte.ts';

const { say, speak } = words;

describe('in Spanish', () => {
  beforeEach(() => speak('es'));

  test('cards and suits are put into words by the name of their value', () => {
    expect(words.card('12c')).toBe('rey de copas');
    expect(words.suit('e')).toBe('espadas');
    expect(words.suit('C')).toBe('tréboles');
    expect(say('reason-must-follow', { suit: 'o' })).toBe('Hay que asistir: tienes oros.');
    expect(say('reason-must-beat', { card: '4c', beats: '12c', with: '3c' })).toBe(
      'El cuatro no mata. Tienes el tres de copas: échalo y ganas al rey.',
    );
    expect(say('reason-must-beat', { card: '10c', beats: '10e', with: '3c' })).toContain(
      'La sota no mata.',
    );
  });

  test.each([
    ['8o', 'ocho de oros', 'Echar el ocho de oros'],
    ['9b', 'nueve de bastos', 'Echar el nueve de bastos'],
    ['AD', 'as de diamantes', 'Echar el as de diamantes'],
    ['2C', 'dos de tréboles', 'Echar el dos de tréboles'],
    ['10H', 'diez de corazones', 'Echar el diez de corazones'],
    ['JS', 'jota de picas', 'Echar la jota de picas'],
    ['QS', 'reina de picas', 'Echar la reina de picas'],
    ['KD', 'rey de diamantes', 'Echar el rey de diamantes'],
    ['JK', 'comodín', 'Echar el comodín'],
  ])('%s is %s', (text, name, laid) => {
    expect(words.card(text)).toBe(name);
    expect(say('lay', { card: text })).toBe(laid);
  });

  test('truth and nothing have words of their own, numbers choose theirs', () => {
    const event = { name: 'Ana', points: 0, last: false };
    expect(say('event-guinote-trick-won', event)).toBe('Baza para Ana: sin tantos.');
    expect(say('event-guinote-trick-won', { ...event, points: 14, last: true })).toBe(
      'Baza para Ana: 14 tantos, y 10 de últimas.',
    );
  });

  test('a reason without its values is told in general words', () => {
    expect(words.reason('must-follow')).toBe('Hay que asistir: tienes cartas del palo de salida.');
    expect(words.reason('must-follow', { suit: 'b' })).toBe('Hay que asistir: tienes bastos.');
    expect(words.reason('not-your-turn')).toBe('Todavía no te toca.');
  });

  test('a pair is joined as Spanish joins', () => {
    expect(words.names(['Ana', 'Carlos'])).toBe('Ana y Carlos');
    expect(words.names(['Ana', 'Isabel'])).toBe('Ana e Isabel');
    expect(words.names(['Ana', 'Hilario'])).toBe('Ana e Hilario');
    expect(words.names(['Ana', 'Hierónimo'])).toBe('Ana y Hierónimo');
    expect(words.names(['Ana'])).toBe('Ana');
  });

  test('what is missing is a fault, never half a sentence', () => {
    expect(() => say('no-such-key')).toThrow(/no-such-key/);
    expect(() => say('home-back')).toThrow(/game/);
    for (const text of ['8x', '1D', '13o', 'Ao', 'TD', 'jk', ''])
      expect(() => words.card(text)).toThrow(/not a card/);
    expect(words.has('no-such-key')).toBe(false);
    expect(words.has('home-back.go')).toBe(true);
    expect(words.has('home-back.stop')).toBe(false);
  });

  test('a chapter is loaded on demand and stays when the language changes', async () => {
    expect(words.has('learn-guinote')).toBe(false);
    await words.open('learn');
    expect(say('learn-guinote')).toBe('Cómo se juega al guiñote');
    await speak('en');
    expect(say('learn-guinote')).toBe('How to play guiñote');
  });
});

test('what is asked for at the same time is all there in the end', async () => {
  await Promise.all([speak('en'), words.open('more'), speak('es'), words.open('pages')]);
  expect(words.language()).toBe('es');
  expect(say('sheet-close')).toBe('Cerrar');
  expect(say('setup')).toBe('Mesa privada');
});

test('nobody reads marks that only machines need around names', async () => {
  await speak('es');
  expect(say('title', { page: 'Ajustes' })).toBe('Ajustes · Tapete');
});
