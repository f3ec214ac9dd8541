import type { MatchEvent } from '../events.js';
import type { Context, ExtensionEventBody } from '../extension.js';
import {
  bySide,
  fields,
  isCount,
  isFischer,
  isObject,
  isSide,
  isText,
  isTexts,
  isTime,
  maybe,
  oneOf,
  STAMP,
  type Check,
  type Fields,
} from '../fields.js';

const isOffer = oneOf('draw', 'takeback', 'rematch');
const isPlayer = fields({ name: isText, engine: maybe(isText) });
const isDays = fields({ kind: oneOf('days'), perTurn: isCount });
const isClock: Check = value => isFischer(value) || isDays(value);

const KINDS: Readonly<Record<Exclude<MatchEvent['kind'], ExtensionEventBody['kind']>, Fields>> = {
  started: {
    id: isText,
    game: isText,
    options: isTexts,
    position: maybe(isText),
    players: bySide(isPlayer),
    clock: maybe(isClock),
    seats: oneOf('together', 'apart'),
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

const CHECKS = new Map(
  Object.entries(KINDS).map(([kind, own]): [string, Check] => [kind, fields({ ...STAMP, ...own })]),
);

/** Whether a foreign value has the form of an event. */
export const isEvent = (context: Context, value: unknown): value is MatchEvent => {
  if (!isObject(value) || typeof value.kind !== 'string') return false;
  if (value.kind === 'started') return isStart(context, value);
  const check = CHECKS.get(value.kind);
  return check ? check(value) : context.extensions.some(extension => extension.isEventBody(context, value));
};

const isStart = ({ extensions }: Context, value: unknown): boolean => {
  const own: Fields = { ...STAMP, ...KINDS.started };
  return fields(extensions.reduce((all, { setupFields }) => ({ ...all, ...setupFields }), own))(value);
};
