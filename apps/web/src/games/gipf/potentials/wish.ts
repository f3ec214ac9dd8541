// What is wished for about potentials, as the server wants it. Fetched with the part of the form that asks for it.
import type { LinkedGame } from '@korong/match';
import { readProject, setupOf, type ProjectChoice } from './settings.js';
import { clockOf, type Agreed, type Wish } from '../../../lobby/wish.js';

/** What the computer cannot play. */
export const NOT_WITH_COMPUTER: readonly LinkedGame[] = ['away'];

const INSTEAD: LinkedGame = 'yinsh-blitz';

/** The choice as it can be kept: what the computer cannot play is played as a game that it can. */
export const choiceOf = ({ project, opponent }: Pick<Wish, 'project' | 'opponent'>): ProjectChoice => {
  const choice = readProject(project);
  if (opponent !== 'computer') return choice;
  const games = Object.entries(choice.custom.games).map(([kind, game]) => [
    kind,
    NOT_WITH_COMPUTER.includes(game) ? INSTEAD : game,
  ]);
  return {
    ...choice,
    custom: {
      ...choice.custom,
      games: Object.fromEntries(games) as ProjectChoice['custom']['games'],
    },
  };
};

export const agreedOf = (wish: Wish): Agreed => setupOf(choiceOf(wish), clockOf(wish));
