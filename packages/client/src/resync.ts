/** Requests for missing events and chat lines, one at a time. */
interface Resync {
  /** Asks for what comes after event `since` and line `chat`, unless an answer is pending. */
  readonly request: (since: number, chat: number) => void;
  readonly isPending: () => boolean;
  /** The answer has arrived. Returns the event after which it was requested. */
  readonly answered: () => number;
  /** The request is void. */
  readonly cancel: () => void;
  /** The server refused for now: ask again after `wait` milliseconds. */
  readonly postpone: (wait: number | undefined) => void;
  /** An event, or a chat line, came while an answer was pending. */
  readonly sawEvent: (seq: number) => void;
  readonly sawLine: (n: number) => void;
  /** Whether something newer than this event and this line was seen: the answer was older. */
  readonly hasSeenNewer: (event: number, line: number) => boolean;
}

const ANSWER_TIMEOUT = 4_000;

export const createResync = (now: () => number, watch: (since: number, chat: number) => boolean): Resync => {
  let pending: { readonly since: number; readonly until: number } | undefined;
  let seen = { event: 0, line: 0 };
  return {
    request: (since, chat) => {
      if (pending !== undefined && now() < pending.until) return;
      if (!watch(since, chat)) return;
      pending = { since, until: now() + ANSWER_TIMEOUT };
      seen = { event: 0, line: 0 };
    },
    isPending: () => pending !== undefined,
    answered: () => {
      const since = pending?.since ?? 0;
      pending = undefined;
      return since;
    },
    cancel: () => {
      pending = undefined;
    },
    postpone: wait => {
      if (pending) pending = { ...pending, until: now() + (wait ?? ANSWER_TIMEOUT / 2) };
    },
    sawEvent: seq => {
      seen = { ...seen, event: Math.max(seen.event, seq) };
    },
    sawLine: n => {
      seen = { ...seen, line: Math.max(seen.line, n) };
    },
    hasSeenNewer: (event, line) => seen.event > event || seen.line > line,
  };
};
