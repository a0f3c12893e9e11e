import { expect, test } from 'vitest';
import { pause } from '../../src/net/backoff';
import { measured, UNKNOWN } from '../../src/net/offset';
import { tabName } from '../../src/net/tab';

test('the first retry is spread over 2 s, later ones over up to 10 s', () => {
  expect(pause(1, 0)).toBe(0);
  expect(pause(1, 0.999)).toBeLessThan(2_000);
  expect(pause(1, 0.999)).toBeGreaterThan(1_900);
  expect(pause(20, 0.999)).toBeLessThanOrEqual(10_000);
  expect(pause(20, 0.999)).toBeGreaterThan(9_900);
  expect(pause(2, 0)).toBeGreaterThan(0);
});

test('a reload is the same tab', () => {
  const before = tabName();
  expect(tabName()).toBe(before);
  sessionStorage.clear();
  expect(tabName()).not.toBe(before);
});

test('a slow answer does not spoil what a quick one has told', () => {
  const quick = measured(UNKNOWN, 0, 20, 1_010);
  expect(measured(quick, 100, 900, 1_850).ahead).toBe(quick.ahead);
});
