import type { GameState } from '@korong/client';
import { allGames, awaited, toAnnounce, type Match } from '@korong/match';
import type { NewGame, PlayerCommand } from '@korong/protocol';
import { someTurn } from '../../apps/server/src/rooms/testing.ts';

/** GIPF with two kinds of potentials, one won with dice and one in a game in between. */
export const linkedWish = (always: boolean): Pick<NewGame, 'game' | 'options' | 'links'> => ({
  game: 'gipf',
  options: { variant: 'standard', potentials: 'Z3Y3', linked: 'yes' },
  links: {
    ...(always ? { form: 'always' } : { form: 'challenge', challenges: 3 }),
    games: { zertz: 'die', yinsh: 'yinsh-blitz' },
  },
});

/** What a player does in a linked match when it is up to them; nothing while it is not. Lots are the client's own business. */
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

/** How often it looks for a turn with a potential. */
const TRIES = 8;

/** A turn that denies itself nothing, most likely with a potential; announced where one is used in it. */
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
