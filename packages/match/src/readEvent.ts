import type { MatchEvent } from './events.js';
import { hasLinkage, linkage } from './linkage.js';
import type { LinkHappening } from './links/types.js';

type Check = (value: unknown) => boolean;
type Fields = Readonly<Record<string, Check>>;

const isText: Check = value => typeof value === 'string';
const isCount: Check = value => Number.isSafeInteger(value) && (value as number) >= 0;
const isTime: Check = value => Number.isSafeInteger(value);
const oneOf =
  (...words: readonly string[]): Check =>
  value =>
    words.includes(value as string);
const maybe =
  (check: Check): Check =>
  value =>
    value === undefined || check(value);
const fields =
  (checks: Fields): Check =>
  value =>
    isObject(value) &&
    Object.keys(value).every(name => Object.hasOwn(checks, name)) &&
    Object.entries(checks).every(([name, check]) => check(value[name]));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts: Check = value => isObject(value) && Object.values(value).every(isText);

const isSide = oneOf('white', 'black');
const isOffer = oneOf('draw', 'takeback', 'rematch');
const isPlayer = fields({ name: isText, engine: maybe(isText) });
const bySide = (check: Check): Check => fields({ white: check, black: check });

const isFischer = fields({ kind: oneOf('fischer'), initial: isCount, increment: isCount });
const isDays = fields({ kind: oneOf('days'), perTurn: isCount });
const isClock: Check = value => isFischer(value) || isDays(value);

const KINDS: Readonly<Record<Exclude<MatchEvent['kind'], LinkHappening['kind']>, Fields>> = {
  started: {
    id: isText,
    game: isText,
    options: isTexts,
    position: maybe(isText),
    players: bySide(isPlayer),
    clock: maybe(isClock),
    seats: oneOf('together', 'apart'),
    links: maybe(
      fields({
        form: oneOf('always', 'challenge'),
        challenges: maybe(isCount),
        games: isTexts,
        clock: maybe(isFischer),
      }),
    ),
    previous: maybe(isText),
    within: maybe(isText),
  },
  turn: { by: isSide, text: isText, clock: maybe(isCount) },
  resigned: { by: isSide },
  flagged: { by: isSide },
  offered: { what: isOffer, by: isSide, to: maybe(isCount) },
  declined: { what: isOffer, by: isSide },
  drawn: {},
  takenBack: { to: isCount, clocks: maybe(bySide(isCount)) },
  aborted: {},
  tooLong: {},
  paused: {},
  resumed: {},
  timeAdded: { by: isSide, amount: isCount },
  claimed: { by: isSide, what: oneOf('win', 'draw'), absentSince: isTime },
  outage: { from: isTime, to: isTime, back: isCount },
  rematched: { next: isText },
};

const COMMON: Fields = { version: isCount, seq: isCount, at: isTime, kind: isText };
const isCommon = fields(COMMON);
const CHECKS = new Map(
  Object.entries(KINDS).map(([kind, own]): [string, Check] => [kind, fields({ ...COMMON, ...own })]),
);

/** Whether something from outside has the form of an event. */
export const isEvent = (value: unknown): value is MatchEvent => {
  if (!isObject(value) || typeof value.kind !== 'string') return false;
  const check = CHECKS.get(value.kind);
  if (check) return check(value);
  const { version, seq, at, kind } = value;
  return hasLinkage() && isCommon({ version, seq, at, kind }) && linkage().isHappening(value);
};
