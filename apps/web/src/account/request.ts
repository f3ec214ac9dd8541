// One question to the server of these pages. Whatever comes back is a value, an answer or an error with a code.
import { ERROR_CODES, type ErrorBody, type ErrorCode } from '@korong/protocol';

/** `UNREACHABLE`: no network, no server there, or no answer in time. Nothing is known about what was asked. */
export type ApiCode = ErrorCode | 'UNREACHABLE';

export interface ApiError {
  readonly code: ApiCode;
  /** The match's own refusal, where the code is MATCH_REFUSED or BAD_SETUP. */
  readonly reason?: { readonly code: string; readonly [more: string]: unknown };
  /** So many seconds have to pass before it is worth asking again. */
  readonly wait?: number;
}

export type Answer<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: ApiError };

export type Method = 'GET' | 'POST' | 'DELETE';

export type Ask = <T>(method: Method, path: string, body?: unknown) => Promise<Answer<T>>;

const PATIENCE_MS = 20_000;

const isCode = (text: unknown): text is ErrorCode =>
  typeof text === 'string' && Object.hasOwn(ERROR_CODES, text);

/** What a proxy in between answers has no code of ours. */
const codeOfStatus = (status: number): ErrorCode => {
  if (status === 429) return 'TOO_MANY_REQUESTS';
  if (status === 413) return 'TOO_LARGE';
  if (status === 404) return 'NOT_FOUND';
  if (status >= 502 && status <= 504) return 'TRY_AGAIN';
  return status >= 500 ? 'INTERNAL' : 'BAD_REQUEST';
};

const secondsOf = (header: string | null): number | undefined => {
  const seconds = Number(header ?? 'none');
  return Number.isInteger(seconds) && seconds > 0 ? seconds : undefined;
};

const errorOf = async (response: Response): Promise<ApiError> => {
  const body = (await response.json().catch(() => undefined)) as Partial<ErrorBody> | undefined;
  const wait = body?.wait ?? secondsOf(response.headers.get('retry-after'));
  return {
    code: isCode(body?.error) ? body.error : codeOfStatus(response.status),
    ...(body?.reason && { reason: body.reason }),
    ...(wait !== undefined && { wait }),
  };
};

const valueOf = async (response: Response): Promise<unknown> =>
  response.status === 204 || response.headers.get('content-length') === '0'
    ? undefined
    : response.headers.get('content-type')?.includes('json')
      ? response.json()
      : response.text();

/** `fetch` is given, so that tests can answer instead of a server. */
export const asker =
  (fetch: typeof globalThis.fetch): Ask =>
  async <T>(method: Method, path: string, body?: unknown): Promise<Answer<T>> => {
    try {
      const response = await fetch(`/api/${path}`, {
        method,
        cache: 'no-store',
        credentials: 'same-origin',
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (!response.ok) return { ok: false, error: await errorOf(response) };
      return { ok: true, value: (await valueOf(response)) as T };
    } catch {
      // fetch fails without an answer alone; a body that breaks off is no answer either.
      return { ok: false, error: { code: 'UNREACHABLE' } };
    }
  };
