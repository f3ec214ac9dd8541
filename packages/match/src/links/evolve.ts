import { beginTurn, other, readTurn, type OptionFields, type Side } from '@korong/rules';
import { apply } from '../apply.js';
import { leftAfterTurn } from '../clock.js';
import { evolveTurn, type LaterEvent } from '../evolve.js';
import { follow } from '../follow.js';
import { gameOf, positionOf, type Match } from '../match.js';
import type { Setup } from '../setup.js';
import { potentialOf } from './uses.js';
import { lotAwaits, lotLacks } from './awaits.js';
import { innerWhiteOf, throwsOf } from './lot.js';
import type { LinkHappening, LinkUnderWay, LinkedGame, Lot, PastLink } from './types.js';

type LinkEvent = Extract<LaterEvent, { kind: LinkHappening['kind'] }>;

/** The match after an event of linked play that is known to fit. */
export const evolveLink = (match: Match, event: LinkEvent): Match => {
  if (event.kind === 'announced') return announced(match, event);
  const link = match.link!;
  const { at } = event;
  switch (event.kind) {
    case 'challenged':
      return {
        ...match,
        challenges: { ...match.challenges!, [event.by]: match.challenges![event.by] - 1 },
        link: drawing(link, event, at),
      };
    case 'waived':
      return settled(match, at, true, { how: 'waived' });
    case 'sealed':
      return lotGrown(match, { sealed: { ...link.lot!.sealed, [event.by]: event.hash } }, at);
    case 'nonce':
      return lotGrown(match, { nonces: { ...link.lot!.nonces, [event.by]: event.value } }, at);
    case 'lot':
      return lotGrown(match, { secret: event.secret }, at);
    case 'inner': {
      const next = follow(link.inner, event.event);
      if (!next.ok) throw new Error('an event of the game in between should have been looked at before');
      const inner = next.value;
      const grown = { ...match, link: { ...link, inner } };
      if (!inner.result) return grown;
      // A draw is no win (P11).
      const white = link.innerWhite!;
      const winner =
        inner.result.winner === null ? null : inner.result.winner === 'white' ? white : other(white);
      return settled(grown, at, winner === link.by, { how: 'game' });
    }
    case 'reported': {
      const reports = { ...link.reports, [event.by]: event.winner };
      const agreed = reports.white !== undefined && reports.white === reports.black;
      return agreed
        ? settled(match, at, event.winner === link.by, { how: 'away' })
        : { ...match, link: { ...link, reports } };
    }
    case 'defaulted':
      return settled(match, at, event.by !== link.by, { how: 'default' });
    case 'delayed':
      return { ...match, link: { ...link, since: link.since + event.back } };
    case 'voided':
      return link.lot!.sealedFor === undefined
        ? settled(match, at, true, { how: 'waived' })
        : lotGrown(match, { voided: true }, at);
  }
};

/** The outer clock stands from here on. */
const announced = (match: Match, event: Extract<LinkEvent, { kind: 'announced' }>): Match => {
  const { by, text, at, clock, commit } = event;
  const steps = text.split(';');
  const use = steps.at(-1)!;
  const potential = potentialOf(use)!;
  const link: LinkUnderWay = {
    seq: event.seq,
    by,
    before: steps.slice(0, -1).join(';'),
    use,
    potential,
    game: match.setup.links!.games[potential]!,
    stage: 'announced',
    since: at,
    reports: {},
  };
  const left = match.clock && clock !== undefined ? { ...match.clock.left, [by]: clock } : undefined;
  const standing: Match = {
    ...match,
    offers: {},
    ...(left && { clock: { left, paused: false } }),
    link,
  };
  if (commit !== undefined) return { ...standing, link: drawing(link, { ...event, commit }, at) };
  // Who has no challenge left, or sits with nobody who could, cannot be asked.
  return match.challenges![other(by)] === 0 ? settled(standing, at, true, { how: 'waived' }) : standing;
};

/** A game away from the screen needs no lot: who begins there is nobody's business here. */
const drawing = (
  link: LinkUnderWay,
  { commit, sealedFor }: Pick<Lot, 'commit' | 'sealedFor'>,
  at: number,
): LinkUnderWay =>
  link.game === 'away'
    ? { ...link, stage: 'away', since: at }
    : {
        ...link,
        stage: 'lot',
        since: at,
        lot: { commit, ...(sealedFor !== undefined && { sealedFor, sealed: {} }), nonces: {} },
      };

/** The lot with something more in it. Each part of a sealed one has its own time; with the last part it is drawn. */
const lotGrown = (match: Match, more: Partial<Lot>, at: number): Match => {
  const link = match.link!;
  const lot: Lot = { ...link.lot!, ...more };
  const isWhole = lotLacks(lot).length === 0 && (lot.secret !== undefined || lot.voided === true);
  if (isWhole) return drawn(match, { ...link, lot }, at);
  const isNext = lot.sealedFor !== undefined && lotAwaits(lot) !== lotAwaits(link.lot!);
  return { ...match, link: { ...link, lot, ...(isNext && { since: at }) } };
};

const drawn = (match: Match, link: LinkUnderWay, at: number): Match => {
  if (link.game === 'die') {
    const throws = throwsOf(link.lot!);
    return settled({ ...match, link }, at, throws[0] >= throws[1], { how: 'die', throws });
  }
  const innerWhite = innerWhiteOf(link.lot!, link.by);
  const inner = innerMatch(match, link, innerWhite, at);
  return { ...match, link: { ...link, stage: 'playing', since: at, inner, innerWhite } };
};

const GAMES: Readonly<Record<Exclude<LinkedGame, 'die' | 'away'>, { game: string; options: OptionFields }>> =
  {
    yinsh: { game: 'yinsh', options: { variant: 'standard' } },
    'yinsh-blitz': { game: 'yinsh', options: { variant: 'blitz' } },
    'gipf-basic': { game: 'gipf', options: { variant: 'basic' } },
  };

const innerMatch = (match: Match, { game }: LinkUnderWay, white: Side, at: number): Match => {
  if (game === 'die' || game === 'away') throw new Error(`${game} is no game to be played here`);
  const { players, seats, links } = match.setup;
  const setup: Setup = {
    ...GAMES[game],
    players: { white: players[white], black: players[other(white)] },
    seats,
    ...(links!.clock && { clock: links!.clock }),
    within: match.id,
  };
  const begun = apply(undefined, { kind: 'start', id: `${match.id}.${match.events.length}`, ...setup }, at);
  if (!begun.ok) throw new Error(`a game in between should be able to begin: ${begun.error.code}`);
  return begun.value.match;
};

/** The link is over: the use is part of the turn, or its denial is; the turn may be complete with that. */
const settled = (match: Match, at: number, won: boolean, more: Pick<PastLink, 'how' | 'throws'>): Match => {
  const { link, ...rest } = match;
  const { seq, by, before, use, potential, game, lot, inner, innerWhite } = link!;
  const past: PastLink = {
    seq,
    by,
    before,
    use,
    potential,
    game,
    ...(lot && { lot }),
    ...(inner && { inner }),
    ...(innerWhite && { innerWhite }),
    turn: match.turns.length,
    won,
    ...more,
  };
  const prefix = [before, won ? use : `!${use}`].filter(text => text !== '').join(';');
  const after: Match = {
    ...rest,
    pastLinks: [...(match.pastLinks ?? []), past],
    prefix,
    ...(match.clock && { clock: { left: match.clock.left, since: at, paused: false } }),
  };
  const reading = readTurn(gameOf(match), beginTurn(positionOf(match)), prefix);
  if (reading.status === 'impossible') throw new Error('a use that was announced should be possible');
  if (reading.status === 'go on') return after;
  const clock = leftAfterTurn(after, by, at, 0);
  return evolveTurn(
    after,
    { by, text: prefix, at, ...(clock === undefined ? {} : { clock }) },
    reading.turn.position,
  );
};
