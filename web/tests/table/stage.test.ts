import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_PLAN, Stage } from '../../src/table/stage.ts';

let root: HTMLElement;
let layer: HTMLElement;
let flights: (() => void)[];
let factor = 1;

beforeEach(() => {
  document.body.innerHTML =
    '<div id="root"><i data-place="seat-1"></i><ol id="trick"></ol></div><div id="layer"></div>';
  root = document.getElementById('root')!;
  layer = document.getElementById('layer')!;
  flights = [];
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, this.id === 'root' ? 0 : 10, 80, 128);
  });
  Element.prototype.getAnimations = () => [];
  Element.prototype.animate = () => {
    let land = () => undefined as void;
    const finished = new Promise<void>((done) => (land = done));
    flights.push(land);
    return { finished, finish: land } as unknown as Animation;
  };
});
afterEach(() => document.body.replaceChildren());

const stage = () =>
  new Stage(root, layer, { speed: () => factor, picture: (name) => `${name}.svg` });
const lay = (card: string) => () => {
  const item = document.createElement('img');
  [item.dataset['flip'], item.dataset['zone']] = [card, 'trick'];
  document.getElementById('trick')?.append(item);
};
const lying = () =>
  [...document.querySelectorAll('#trick img')].map((card) => card.getAttribute('data-flip'));
const entry = (card: string) => ({
  ...NO_PLAN,
  entries: new Map([[card, { from: 'seat-1', turns: true }]]),
});

test('the page is changed at once; only a picture is still under way', () => {
  factor = 1;
  stage().change(lay('7o'), entry('7o'));
  expect(lying()).toEqual(['7o']);
  expect(layer.querySelectorAll('.flight')).toHaveLength(1);
  expect([...layer.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    'back.svg',
    '7o.svg',
  ]);
});

test('what happens during a flight is applied too, all of it', () => {
  factor = 1.5;
  const table = stage();
  for (const card of ['7o', '1c', '12e']) table.change(lay(card), entry(card));
  expect(lying()).toEqual(['7o', '1c', '12e']);
});

test.each([
  ['without movement', 0, false],
  ['in a background tab', 1, true],
])('%s nothing flies and everything is there', (_name, speed, hidden) => {
  factor = speed;
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  stage().change(lay('7o'), entry('7o'));
  expect(lying()).toEqual(['7o']);
  expect(layer.children).toHaveLength(0);
});

test('pictures go when they have landed', async () => {
  factor = 1;
  stage().change(lay('7o'), entry('7o'));
  for (const land of flights) land();
  await Promise.resolve();
  await Promise.resolve();
  expect(layer.children).toHaveLength(0);
});

test('a touch ends every flight', () => {
  factor = 1;
  const table = stage();
  table.change(lay('7o'), entry('7o'));
  table.finish();
  expect(layer.children).toHaveLength(0);
});

test('a trick that is taken flies to its winner', () => {
  factor = 1;
  const table = stage();
  table.change(lay('7o'), NO_PLAN);
  table.change(() => document.getElementById('trick')?.replaceChildren(), {
    ...NO_PLAN,
    sweep: 'seat-1',
  });
  expect(lying()).toEqual([]);
  expect(layer.querySelectorAll('.flight')).toHaveLength(1);
});
