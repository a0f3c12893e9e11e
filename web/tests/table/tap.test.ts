import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tap } from '../../src/table/tap.ts';

let card: HTMLButtonElement;
let other: HTMLButtonElement;
let stop: () => void;
const act = vi.fn();

beforeEach(() => {
  act.mockClear();
  [card, other] = [document.createElement('button'), document.createElement('button')];
  document.body.replaceChildren(card, other);
  stop = tap(act)(card);
});
afterEach(() => stop());

function point(on: EventTarget, type: string, x: number, pointerId = 1): void {
  const at = { clientX: x, clientY: 0, pointerId, isPrimary: true, button: 0, bubbles: true };
  on.dispatchEvent(new PointerEvent(type, at));
}

function press(x: number, to: number, under: Element | null): void {
  vi.spyOn(document, 'elementFromPoint').mockReturnValue(under);
  point(card, 'pointerdown', x);
  point(under ?? document.body, 'pointerup', to);
}

test('a tap plays, once, though a click follows', () => {
  press(50, 50, card);
  card.click();
  expect(act).toHaveBeenCalledTimes(1);
});

test.each([6, 8])('a tap that slips %i px, even onto a neighbour, plays', (slip) => {
  press(50, 50 + slip, other);
  expect(act).toHaveBeenCalledTimes(1);
});

test('a press that slides far but stays on the card plays', () => {
  press(10, 60, card);
  expect(act).toHaveBeenCalledTimes(1);
});

test('a drag that is let go elsewhere is taken back', () => {
  press(50, 90, other);
  card.click();
  expect(act).not.toHaveBeenCalled();
});

test('a press the browser takes for scrolling plays nothing', () => {
  point(card, 'pointerdown', 50);
  point(card, 'pointercancel', 55);
  point(card, 'pointerup', 55);
  expect(act).not.toHaveBeenCalled();
});

test('Enter and the click of a screen reader play', () => {
  card.click();
  card.click();
  expect(act).toHaveBeenCalledTimes(2);
});
