import type { OptionFields, Side } from '@korong/rules';
import type { LaterEvent } from '../evolve.js';
import { follow } from '../follow.js';
import { isEvent } from '../readEvent.js';
import { toAct, type Match } from '../match.js';
import { isTimeControl, type Setup } from '../setup.js';
import { lotAwaits, lotLacks } from './awaits.js';
import { commitTo, isCommit, isNonce, isSealed, sealedForOf } from './lot.js';
import type { LinkedGame } from './types.js';
import { continuation, isAnnouncement, isUse } from './uses.js';

const LINKED: readonly LinkedGame[] = ['yinsh', 'yinsh-blitz', 'gipf-basic', 'die', 'away'];
export const isLinkedGame = (value: unknown): value is LinkedGame => LINKED.includes(value as LinkedGame);
const LETTERS: Readonly<Record<string, string>> = {
  zertz: 'Z',
  yinsh: 'Y',
  dvonn: 'D',
  tamsk: 'T',
  punct: 'P',
};

/** Whether everything about links fits the game: linked exactly if the options say so, a game for every kind in use. */
export const isPossible = ({ links, game }: Setup, options: OptionFields): boolean => {
  if (links === undefined) return options.linked !== 'yes';
  if (game !== 'gipf' || options.linked !== 'yes') return false;
  const { form, challenges, games, clock } = links;
  if (form === 'always' ? challenges !== undefined : ![1, 2, 3].includes(challenges!)) return false;
  if (clock !== undefined && !isTimeControl(clock)) return false;
  const inUse = Object.keys(LETTERS).filter(kind => options.potentials!.includes(LETTERS[kind]!));
  return (
    Object.keys(games).every(kind => inUse.includes(kind)) &&
    inUse.every(kind => isLinkedGame(games[kind as keyof typeof games]))
  );
};

/** Whether an event of linked play can follow; for all others, whether linked play allows them now. */
export const canFollowLink = (match: Match, event: LaterEvent): boolean => {
  const { link, setup } = match;
  switch (event.kind) {
    case 'announced': {
      if (!setup.links || link || event.by !== toAct(match)) return false;
      if ((setup.links.form === 'always') !== (event.commit !== undefined)) return false;
      if ((match.clock === undefined) !== (event.clock === undefined)) return false;
      if (event.commit === undefined && event.sealedFor !== undefined) return false;
      if (!canSeal(match, event.sealedFor, event.seq)) return false;
      const turn = continuation(match, event.text);
      return turn.status === 'on' && turn.text === event.text && isAnnouncement(turn.fresh);
    }
    case 'challenged':
      return (
        link?.stage === 'announced' &&
        event.by !== link.by &&
        match.challenges![event.by] > 0 &&
        canSeal(match, event.sealedFor, link.seq)
      );
    case 'waived':
      return link?.stage === 'announced';
    case 'sealed':
      return awaits(match, 'seals', event.by);
    case 'nonce':
      return awaits(match, 'nonces', event.by) && isSealed(link!.lot!, event.by, event.value);
    case 'lot':
      return awaits(match, 'secret') && commitTo(event.secret) === link!.lot!.commit;
    case 'defaulted':
      return link?.stage === 'away'
        ? link.reports[event.by] === undefined
        : link?.stage === 'lot' && lotLacks(link.lot!).includes(event.by);
    case 'delayed':
      return (
        (link?.stage === 'announced' || link?.stage === 'lot') &&
        event.from <= event.to &&
        event.back <= event.to - event.from
      );
    case 'voided':
      return awaits(match, 'secret');
    case 'inner':
      return link?.inner !== undefined && follow(link.inner, event.event).ok;
    case 'reported':
      return link?.stage === 'away';
    case 'resigned':
    case 'tooLong':
      return true;
    case 'turn':
      return link === undefined && goesOn(match, event.text);
    case 'outage':
    case 'takenBack':
    case 'flagged':
    case 'offered':
    case 'declined':
    case 'drawn':
    case 'aborted':
    case 'paused':
    case 'resumed':
    case 'timeAdded':
    case 'claimed':
    case 'rematched':
      return link === undefined;
  }
};

/** A turn uses nothing that was not announced. */
const goesOn = (match: Match, text: string): boolean => {
  const turn = continuation(match, text);
  return turn.status === 'on' && !turn.fresh.some(isUse);
};

/** Whether a lot is drawn and waits for this, and for this side's. */
const awaits = ({ link }: Match, what: ReturnType<typeof lotAwaits>, by?: Side): boolean =>
  link?.stage === 'lot' &&
  lotAwaits(link.lot!) === what &&
  (by === undefined || lotLacks(link.lot!).includes(by));

/** At a distance nonces are sealed for this very announcement. Who plays a record again has those of the game that it is of. */
const canSeal = ({ id, setup }: Match, sealedFor: string | undefined, announcement: number): boolean =>
  sealedFor === undefined || setup.seats === 'together' || sealedFor === sealedForOf(id, announcement);

export const isSide = (value: unknown): value is Side => value === 'white' || value === 'black';
const isText = (value: unknown): boolean => typeof value === 'string';
const isTime = (value: unknown): boolean => Number.isSafeInteger(value);
const isCount = (value: unknown): boolean => isTime(value) && Number(value) >= 0;

type Check = (value: unknown) => boolean;
const maybe =
  (check: Check): Check =>
  value =>
    value === undefined || check(value);

const FORMS: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  announced: {
    by: isSide,
    text: isText,
    clock: maybe(isCount),
    commit: maybe(isCommit),
    sealedFor: maybe(isText),
  },
  challenged: { by: isSide, commit: isCommit, sealedFor: maybe(isText) },
  waived: {},
  sealed: { by: isSide, hash: isCommit },
  nonce: { by: isSide, value: isNonce },
  lot: { secret: isNonce },
  inner: { event: isEvent },
  reported: { by: isSide, winner: isSide },
  defaulted: { by: isSide },
  delayed: { from: isTime, to: isTime, back: isCount },
  voided: {},
};

const COMMON = ['version', 'seq', 'at', 'kind'];

/** Whether something from outside has the form of an event of linked play. */
export const isLinkHappening = (event: Readonly<Record<string, unknown>>): boolean => {
  const form = FORMS[String(event.kind)];
  return (
    form !== undefined &&
    Object.keys(event).every(name => COMMON.includes(name) || Object.hasOwn(form, name)) &&
    Object.entries(form).every(([name, check]) => check(event[name]))
  );
};
