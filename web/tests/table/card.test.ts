import { beforeAll, expect, test } from 'vitest';
import { card, speak } from '../../src/lib/i18n.svelte.ts';
import Card from '../../src/table/Card.svelte';
import { show } from '../fake.ts';

const SPANISH = ['1o', '8o', '9b', '10c', '12e'];
const FRENCH = ['AD', '2C', '8C', '10H', 'JS', 'QS', 'KD'];

beforeAll(() => speak('es'));

test.each([...SPANISH, 'JK'].map((name) => [name, `${name}.svg`]))('%s is %s', pictured);
test.each(FRENCH.map((name) => [name, `french/${name}.svg`]))('%s is %s', pictured);

async function pictured(name: string, file: string) {
  await show(Card, { name, alt: card(name), zone: 'hand' as const });
  const image = document.querySelector('img');
  expect(image?.getAttribute('src')?.endsWith(`/${file}`)).toBe(true);
  expect(image?.alt).toBe(card(name));
  expect(image?.dataset['zone']).toBe('hand');
}
