/** A server that answers what a test says, and the mounting of components in a document. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, vi } from 'vitest';
import { open, openGames, speak, type Language } from '../src/lib/i18n.svelte.ts';
import type { GameInfo } from '../src/protocol/generated.ts';
import games from './fixtures/games.json' with { type: 'json' };

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
  await Promise.all([open('pages'), openGames()]);
  await open('options');
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

/** What the server lists, as `python -m tests.web.frames` writes it. */
const GAMES = games as GameInfo[];
export const [GUINOTE, PRESIDENTE] = [listed('guinote'), listed('presidente')];

function listed(name: string): GameInfo {
  const found = GAMES.find(({ game }) => game === name);
  if (!found) throw new Error(`no game ${name}`);
  return found;
}
