// Real positions as views, from the games of the corpus.
import { gipf, yinsh, type AnyGame, type GameName } from '@korong/rules';
import type { Piece, View } from '@korong/board';
import { corpus, startOf } from '@korong/testing';

const games = corpus();

const PIECES: Readonly<Record<string, Readonly<Record<string, Piece>>>> = {
  yinsh: {
    w: { kind: 'marker', side: 'white' },
    b: { kind: 'marker', side: 'black' },
    W: { kind: 'ring', side: 'white' },
    B: { kind: 'ring', side: 'black' },
  },
  gipf: {
    w: { kind: 'piece', side: 'white' },
    b: { kind: 'piece', side: 'black' },
    W: { kind: 'gipf', side: 'white' },
    B: { kind: 'gipf', side: 'black' },
  },
};

/** The position after the first steps of a corpus game. */
const piecesOf = (game: AnyGame, variant: string, which: number, steps: number): View['pieces'] => {
  const played = games.filter(g => g.game === game.name && g.variant === variant)[which]!;
  const position = played.steps.slice(0, steps).reduce(
    (now, text) => {
      const step = game.steps(now).find(s => game.stepText(s) === text);
      return game.play(now, step);
    },
    startOf(game, { variant }),
  );
  const { cells } = position as { readonly cells: readonly string[] };
  const board = game.boardOf(position);
  return Object.fromEntries(
    board.points.filter(p => cells[p] !== '.').map(p => [board.name(p), [PIECES[game.name]![cells[p]!]!]]),
  );
};

/** A view and its game. */
export interface GameView extends View {
  readonly game: GameName;
}

export const YINSH: GameView = {
  game: 'yinsh',
  pieces: piecesOf(yinsh, 'standard', 1, 60),
  trays: { white: { taken: 1, goal: 3 }, black: { taken: 2, goal: 3 } },
  pool: { markers: 27 },
};

export const GIPF: GameView = {
  game: 'gipf',
  pieces: piecesOf(gipf, 'standard', 3, 30),
  trays: { white: { reserve: 9, captured: 3 }, black: { reserve: 12, captured: 1 } },
};
