/** The HTTP part of the server, typed; what goes wrong is one of a few troubles with a sentence. */
import type {
  GameInfo,
  History,
  HttpFault,
  Lobby,
  Me,
  PlayRequest,
  Replay,
  Seated,
  TableCard,
  TableRequest,
} from '../protocol/generated.ts';

/**
 * What can go wrong, as keys `trouble-…` of the catalogue: no line, too long, not there, too
 * often, refused, the server's own fault, a part of the page that did not come.
 */
export type Trouble = 'offline' | 'slow' | 'gone' | 'rate' | 'refused' | 'server' | 'load';

export class ApiFailure extends Error {
  readonly trouble: Trouble;
  /** The server's code, such as `invalid`. */
  readonly code: string;
  /** Seconds after which trying again helps; 0 when unknown. */
  readonly after: number;

  constructor(trouble: Trouble, fault: Partial<HttpFault> = {}) {
    super(fault.detail ?? trouble);
    this.trouble = trouble;
    this.code = fault.error ?? trouble;
    this.after = fault.retry_after ?? 0;
  }
}

/** Return what went wrong, whatever was thrown. */
export function troubleOf(thrown: unknown): ApiFailure {
  return thrown instanceof ApiFailure ? thrown : new ApiFailure('server');
}

const PATIENCE = 10_000;

const part = encodeURIComponent;

export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  rename: (name: string) => ask<Me>('PUT', '/api/me', { name }),
  games: () => ask<GameInfo[]>('GET', '/api/games'),
  lobby: () => ask<Lobby>('GET', '/api/lobby'),
  play: (wish: PlayRequest) => ask<Seated>('POST', '/api/play', wish),
  open: (wish: TableRequest) => ask<Seated>('POST', '/api/tables', wish),
  table: (table: string) => ask<TableCard>('GET', `/api/tables/${part(table)}`),
  history: () => ask<History>('GET', '/api/history'),
  replay: (record: string) => ask<Replay>('GET', `/api/replays/${part(record)}`),
  /** Address from which the browser saves a record. */
  recordAddress: (record: string) => `/api/records/${part(record)}`,
};

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      headers: body ? { 'content-type': 'application/json' } : {},
      body: body ? JSON.stringify(body) : null,
    });
  } catch (thrown) {
    const late = thrown instanceof DOMException && thrown.name === 'TimeoutError';
    throw new ApiFailure(late ? 'slow' : 'offline');
  }
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw failure(answer, said);
  if (said === null) throw new ApiFailure('server');
  return said as T;
}

function failure(answer: Response, said: unknown): ApiFailure {
  const fault = (typeof said === 'object' && said !== null ? said : {}) as Partial<HttpFault>;
  if (answer.status === 404 || answer.status === 410) return new ApiFailure('gone', fault);
  if (answer.status === 429) {
    const header = Number(answer.headers.get('retry-after')) || 0;
    return new ApiFailure('rate', { ...fault, retry_after: fault.retry_after ?? header });
  }
  return new ApiFailure(answer.status < 500 ? 'refused' : 'server', fault);
}
