// One request to the server. The result is a value or an error with a code.
import { ERROR_CODES, type ErrorBody, type ErrorCode } from '@korong/protocol';

/** `UNREACHABLE`: no network, no server, or no answer in time. The request may or may not have been carried out. */
export type ApiCode = ErrorCode | 'UNREACHABLE';

export interface ApiError {
  readonly code: ApiCode;
  /** The match's own refusal, where the code is MATCH_REFUSED or BAD_SETUP. */
  readonly reason?: { readonly code: string; readonly [more: string]: unknown };
  /** Seconds to wait before a retry. */
  readonly wait?: number;
}

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ApiError };

export type Method = 'GET' | 'POST' | 'DELETE';

export type Ask = <T>(method: Method, path: string, body?: unknown) => Promise<Answer<T>>;

const PATIENCE_MS = 20_000;

const isCode = (text: unknown): text is ErrorCode =>
  typeof text === 'string' && Object.hasOwn(ERROR_CODES, text);

/** An answer of a proxy has none of our codes. */
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

/** Tests pass their own `fetch`. */
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
      // fetch rejects only without an answer; a truncated body is no answer either.
      return { ok: false, error: { code: 'UNREACHABLE' } };
    }
  };
