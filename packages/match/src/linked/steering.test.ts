// P11: can a player who also runs the server steer a lot?
import { other } from '@korong/rules';
import { must } from '@korong/testing';
import { describe, expect, test } from 'vitest';
import { allGames } from '../allGames.js';
import { deadlineOf } from '../clock.js';
import type { Command } from '../commands.js';
import type { Match } from '../match.js';
import { FIVE_AND_THREE, after, begun } from '../testing.js';
import { lotAwaits, lotLacks } from './awaits.js';
import { commitTo, innerWhiteOf, sealOf, throwsOf } from './lot.js';
import { partOfLot } from './part.js';
import type { LinkedGame } from './games.js';
import type { Lot } from './types.js';

const LOTS = 200;
const SECRET = 'the-host-has-read-this-secret';
const POSITION = [
  'gipf/1 standard 4/1[wY]3/6/3[wZ]b2/6/3[by]1/W2B handicap=0-0 act=white phase=push mover=white reserve=5-5',
  'entry=single-single settled=none potentials=Z3Y3 pieces=18 linked=yes stock=none extra=none denied=none',
].join(' ');

/** A lot that has just been requested. White is honest. Black is the host, and has challenged. */
const drawing = (game: LinkedGame, rule: 'sealed' | 'older'): Match => {
  const match = begun({
    game: 'gipf',
    options: { variant: 'standard', potentials: 'Z3Y3', linked: 'yes' },
    position: POSITION,
    seats: 'apart',
    clock: FIVE_AND_THREE,
    links: { form: 'challenge', challenges: 1, games: { zertz: game, yinsh: game } },
  });
  const announced = after(match, [{ kind: 'announce', by: 'white', answers: 0, text: 'Yc3-c5' }, 0]);
  const challenge = { kind: 'challenge', by: 'black', commit: commitTo(SECRET) } as const;
  if (rule === 'sealed') return after(announced, [challenge, 0]);
  const { commit } = challenge;
  return must(
    allGames.follow(announced, { version: 3, seq: 3, at: 0, kind: 'challenged', by: 'black', commit }),
  );
};

/** Whether the lot suits Black: White in the inner game, or a throw that White does not reach. */
const isLiked = (game: LinkedGame, lot: Lot): boolean => {
  if (game !== 'die') return innerWhiteOf(lot, 'white') === 'black';
  const [white, black] = throwsOf(lot);
  return white < black;
};

/** A nonce that makes the lot suit Black, as far as public data and the secret allow. */
const chosen = (game: LinkedGame, seen: Lot): string => {
  for (let i = 0; ; i++) {
    const black = `chosen-by-the-host-${i}`;
    if (isLiked(game, { ...seen, secret: SECRET, nonces: { ...seen.nonces, black } })) return black;
  }
};

type Trick = 'choose' | 'keep the secret back' | 'keep the nonce back';

/** Draws the lot. White gives its part as soon as possible, Black as late as possible, with all that it knows. */
const drawn = (begin: Match, game: LinkedGame, white: string, trick: Trick): Match => {
  let match = begin;
  let mine = '';
  const did = (command: Command, at = 0): void => {
    match = must(allGames.apply(match, command, at)).match;
  };
  while (match.linked?.contest?.stage === 'lot') {
    const lot = match.linked.contest.lot!;
    const part = partOfLot(match, 'white', white);
    if (part) did({ ...part, by: 'white' });
    else if (lotAwaits(lot) === 'secret') {
      if (trick === 'keep the secret back') did({ kind: 'flag' }, deadlineOf(match));
      else did({ kind: 'reveal', secret: SECRET });
    } else if (lotAwaits(lot) === 'seals') {
      mine = chosen(game, lot);
      did({ kind: 'seal', by: 'black', hash: sealOf(lot.sealedFor!, 'black', mine) });
    } else {
      const now = chosen(game, lot);
      // A nonce that was not sealed is refused. A side that dislikes its sealed nonce can only let the time run out.
      const value = allGames.apply(match, { kind: 'nonce', by: 'black', value: now }, 0).ok ? now : mine;
      const isWanted = isLiked(game, { ...lot, nonces: { ...lot.nonces, black: value } });
      if (trick === 'keep the nonce back' && !isWanted) did({ kind: 'flag' }, deadlineOf(match));
      else did({ kind: 'nonce', by: 'black', value });
    }
  }
  return match;
};

/** How many lots suit Black. */
const liked = (game: LinkedGame, rule: 'sealed' | 'older', trick: Trick): number =>
  Array.from({ length: LOTS }, (_, i) => {
    const match = drawn(drawing(game, rule), game, `a-secret-of-white-${i}`, trick);
    const past = match.linked?.past.at(-1);
    if (past) return !past.won;
    return match.linked!.contest!.innerWhite === 'black';
  }).filter(Boolean).length;

/** The number expected by chance, and four standard deviations. */
const chance = (p: number): readonly [number, number] => {
  const [mean, most] = [LOTS * p, 4 * Math.sqrt(LOTS * p * (1 - p))];
  return [mean - most, mean + most];
};

describe.each([
  ['yinsh-blitz', 1 / 2],
  ['die', 15 / 36],
] as const)('P11: the lot for %s', (game, p) => {
  test('by the older rule falls as the host likes it, every time', () => {
    expect(liked(game, 'older', 'choose')).toBe(LOTS);
  });

  test.each<Trick>(['choose', 'keep the secret back'])(
    'falls by chance, whatever the host knows: %s',
    trick => {
      const [least, most] = chance(p);
      const count = liked(game, 'sealed', trick);
      expect(count).toBeGreaterThan(least);
      expect(count).toBeLessThan(most);
    },
  );

  test('is lost by a host who does not show what it sealed: nothing is gained by that', () => {
    const most = chance(p)[1];
    expect(liked(game, 'sealed', 'keep the nonce back')).toBeLessThan(most);
  });
});

test('P11: when a side is bound, nothing that follows from the other one’s nonce has been seen but its hash', () => {
  for (const first of ['white', 'black'] as const) {
    let match = drawing('die', 'sealed');
    const order = [first, other(first)] as const;
    for (const by of order) match = after(match, [{ ...partOfLot(match, by, `secret-of-${by}`)!, by }, 0]);
    expect(lotLacks(match.linked!.contest!.lot!)).toEqual([]);
    const sealed = JSON.stringify(match.events);
    match = after(match, [{ kind: 'reveal', secret: SECRET }, 0]);
    for (const by of order) {
      const part = partOfLot(match, by, `secret-of-${by}`);
      if (part?.kind !== 'nonce') throw new Error('the nonce is due');
      expect(sealed).not.toContain(part.value);
      match = after(match, [{ ...part, by }, 0]);
    }
    expect(match.linked?.past[0]?.how).toBe('die');
  }
});

test('P11: a side that sealed elsewhere, with another secret, has nothing to show here', () => {
  let match = drawing('die', 'sealed');
  for (const by of ['white', 'black'] as const)
    match = after(match, [{ ...partOfLot(match, by, `secret-of-${by}`)!, by }, 0]);
  match = after(match, [{ kind: 'reveal', secret: SECRET }, 0]);
  expect(partOfLot(match, 'white', 'secret-of-another-device')).toBeUndefined();
  expect(partOfLot(match, 'white', 'secret-of-white')).toMatchObject({ kind: 'nonce' });
});
