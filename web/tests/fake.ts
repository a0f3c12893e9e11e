/** A server that answers what a test says, and the mounting of components in a document. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, vi } from 'vitest';
import { open, speak, type Language } from '../src/lib/i18n.svelte.ts';
import type { GameInfo } from '../src/protocol/generated.ts';

export interface Asked {
  method: string;
  path: string;
  body: unknown;
}

type Answer = (asked: Asked) => unknown;
type Answers = Record<string, object | Answer>;

/** Answer `GET /api/me` and its like from now on; return what was asked, in order. */
export function serve(answers: Answers): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const method = init.method ?? 'GET';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push({ method, path, body });
    const answer = answers[`${method} ${path}`];
    const said: unknown = isCall(answer) ? answer({ method, path, body }) : answer;
    if (said instanceof Error) return Promise.reject(said);
    if (said instanceof Response) return Promise.resolve(said);
    if (said instanceof Promise) return said;
    return Promise.resolve(
      said === undefined ? json({ error: 'gone', detail: path }, 404) : json(said),
    );
  });
  return asked;
}

function isCall(answer: object | undefined): answer is Answer {
  return typeof answer === 'function';
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

const mounted: Record<string, unknown>[] = [];

/** Show a component in the document; return the document's body. */
export async function show<P extends Record<string, unknown>>(
  component: Component<P>,
  props: P,
  language: Language = 'es',
): Promise<HTMLElement> {
  await speak(language);
  await open('pages');
  mounted.push(mount(component, { target: document.body, props }));
  await settled();
  return document.body;
}

/** Wait until everything that was asked has been answered and drawn. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  await new Promise((done) => setTimeout(done, 0));
  flushSync();
}

/** Wait until something is on the page; what is loaded first may take its time. */
export async function appears(selector: string): Promise<void> {
  const found = () => {
    if (!document.body.querySelector(selector)) throw new Error(`no ${selector}`);
  };
  await vi.waitFor(found, { timeout: 10_000 });
  await settled();
}

/** Return the one button or link with these words. */
export function named(words: string): HTMLElement {
  const found = [...document.body.querySelectorAll<HTMLElement>('button, a, input, select')].filter(
    (element) => (element.getAttribute('aria-label') ?? element.textContent.trim()) === words,
  );
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} × "${words}"`);
  return found[0];
}

afterEach(async () => {
  for (const component of mounted.splice(0)) await unmount(component);
  document.body.replaceChildren();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

export const GUINOTE: GameInfo = {
  game: 'guinote',
  variants: [
    { name: 'guinote', seats: [4], options: {} },
    { name: 'clasico', seats: [4], options: { cotos: 2 } },
    { name: 'mano_a_mano', seats: [2], options: {} },
  ],
  options: [
    integer('partidas_per_coto', [1, 2, 3, 4, 5], 3, 'A-12'),
    integer('cotos', [1, 2, 3, 4, 5], 1, 'A-12'),
    words('both_over_100', ['last_trick', 'more_points'], 'A-1'),
    words('dealer_rotation', ['right', 'last_trick_winner'], 'A-3'),
    words('vueltas_dealer', ['same', 'next', 'last_trick_winner'], 'A-2'),
    words('cantes_per_trick', ['one_per_player', 'one_per_pair', 'unlimited'], 'A-4'),
    words('cante_window', ['own_card', 'lead'], 'A-5'),
    { ...words('seat_return', ['never', 'allowed'], 'A-10'), private: ['allowed'] },
    words('scoreboard', ['live', 'hand_end'], 'A-15'),
    { ...integer('turn_seconds', [0, { min: 15, max: 300 }], 60, 'A-11'), private: [0] },
  ],
};

type Option = GameInfo['options'][number];

function words(name: string, values: string[], rule: string): Option {
  return { name, type: 'choice', values, default: values[0] ?? '', rule, private: [] };
}

function integer(name: string, values: Option['values'], standard: number, rule: string): Option {
  return { name, type: 'integer', values, default: standard, rule, private: [] };
}
