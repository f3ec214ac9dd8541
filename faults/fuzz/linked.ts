import type { GameState } from '@korong/client';
import { allGames, awaited, toAnnounce, type Match } from '@korong/match';
import type { NewGame, PlayerCommand } from '@korong/protocol';
import { someTurn } from '../../apps/server/src/rooms/testing.ts';

/** GIPF with two kinds of potentials, one won with dice and one in an inner game. */
export const linkedWish = (always: boolean): Pick<NewGame, 'game' | 'options' | 'links'> => ({
  game: 'gipf',
  options: { variant: 'standard', potentials: 'Z3Y3', linked: 'yes' },
  links: {
    ...(always ? { form: 'always' } : { form: 'challenge', challenges: 3 }),
    games: { zertz: 'die', yinsh: 'yinsh-blitz' },
  },
});

/** A player's next command in a linked match; none while it is not their turn. The client handles lots itself. */
export const linkedAct = (
  { match, side }: Pick<GameState, 'match' | 'side'>,
  random: () => number,
): PlayerCommand | undefined => {
  if (match === undefined || match.result !== undefined || awaited(match) !== side) return undefined;
  const link = match.linked?.contest;
  if (!link) return turnOf(match, random);
  if (link.stage === 'announced') return { kind: random() < 0.6 ? 'challenge' : 'waive' };
  if (!link.inner) return undefined;
  if (random() < 0.25) return { kind: 'inner', command: { kind: 'resign' } };
  const turn = {
    kind: 'turn',
    answers: link.inner.turns.length,
    text: someTurn(link.inner, random),
  } as const;
  return { kind: 'inner', command: turn };
};

/** How many random turns it tries in order to find one with a potential. */
const TRIES = 8;

/** A turn without denied uses, most likely with a potential. It is announced if it contains a use. */
const turnOf = (match: Match, random: () => number): PlayerCommand => {
  const { prefix = '' } = match.linked ?? {};
  const answers = match.turns.length;
  for (let tries = 0; ; tries++) {
    const text = someTurn(match, random, prefix);
    const rest = text.slice(prefix.length);
    if (rest.includes('!') || (tries < TRIES && !/[ZY]/i.test(rest))) continue;
    const use = toAnnounce(allGames, match, text);
    return use === undefined ? { kind: 'turn', answers, text } : { kind: 'announce', answers, text: use };
  }
};
