// Writes fixtures/tactics.json: positions from seeded games whose solutions are proven. After a build:
//   node packages/study/tactics/find.ts
// No net plays, so that the positions stay the same when nets get better.
import { writeFileSync } from 'node:fs';
import {
  Random,
  alphaBetaPlayer,
  boardFor,
  finish,
  playoutPlayer,
  type EnginePlayer,
  type SearchBoard,
} from '@korong/engine';
import { gipf, yinsh } from '@korong/rules';
import { Prover } from '@korong/study';
import { KINDS, prove, type Kind, type Tactic } from './kinds.ts';

/** Positions wanted of each kind in each variant, each from a game of its own. */
const WANTED: Readonly<Record<Kind, number>> = {
  'leave-the-row': 8,
  'win-in-three': 4,
  'must-stop': 4,
  'win-now': 4,
  'win-in-two': 4,
  capture: 4,
};
const MAX_GAMES = 1_500;
const MAX_TURNS = 150;
/** Tactics are near the end; earlier positions are rarely worth the search. */
const LAST_TURNS = 12;
/** Rings are placed and sides have met by then. */
const RANDOM_TURNS = 10;

const NO_HANDICAP = { white: 0, black: 0 };
const STARTS = {
  yinsh: (['standard', 'blitz'] as const).map(variant => yinsh.positionText(yinsh.start({ variant }))),
  gipf: (['basic', 'standard', 'tournament'] as const).map(variant =>
    gipf.positionText(gipf.start({ variant, handicap: NO_HANDICAP })),
  ),
};

const thinkOut = (player: EnginePlayer, position: string): string => {
  player.start(position);
  return finish(player.think({ limits: { visits: 100 }, now: () => 0 })).turn;
};

/** Plays the turn with these steps, random ones where there are none, and returns the positions on the way. */
const playTurn = (board: SearchBoard, texts: readonly string[], random: Random): string[] => {
  const side = board.toAct;
  const steps = new Int32Array(board.maxSteps);
  const positions: string[] = [];
  do {
    const legal = steps.subarray(0, board.generate(steps));
    const text = texts[positions.length];
    positions.push(board.text());
    board.make(legal.find(step => board.stepText(step) === text) ?? legal[random.below(legal.length)]!);
  } while (!board.over && board.toAct === side);
  return positions;
};

/**
 * The positions of a game, those in the middle of a turn included, turn by turn. Both sides look a little ahead and err now
 * and then, so that there is something to punish.
 */
const playOut = (board: SearchBoard, players: readonly EnginePlayer[], random: Random): string[][] => {
  const turns: string[][] = [];
  while (!board.over && turns.length < MAX_TURNS) {
    const errs = turns.length < RANDOM_TURNS || random.below(8) === 0;
    const texts = errs ? [] : thinkOut(players[random.below(players.length)]!, board.text()).split(';');
    turns.push(playTurn(board, texts, random));
  }
  return turns;
};

/**
 * Nobody captures in YINSH, and one row wins at blitz; in the basic game a side is beaten at once when its reserve is empty,
 * by almost any push.
 */
const mayHave = (kind: Kind, game: string, variant: string): boolean => {
  if (kind === 'capture') return game === 'gipf';
  if (kind === 'leave-the-row') return game === 'yinsh' && variant === 'standard';
  return kind !== 'win-now' || variant !== 'basic';
};

/** Only the choice of a row or a ring is looked at in the middle of a turn. */
const kindsAt = (place: number): readonly Kind[] => (place === 0 ? KINDS : ['leave-the-row']);

const search = (game: SearchBoard['game'], start: string): Tactic[] => {
  const board = boardFor(game);
  const prover = new Prover(board);
  const players = [alphaBetaPlayer(game, 2), playoutPlayer(game, 1)];
  const found: Tactic[] = [];
  const variant = start.split(' ')[1]!;
  const kinds = KINDS.filter(kind => mayHave(kind, game, variant));
  const lacks = (kind: Kind): boolean => found.filter(t => t.kind === kind).length < WANTED[kind];

  for (let seed = 0; seed < MAX_GAMES && kinds.some(lacks); seed++) {
    board.load(start);
    const turns = playOut(board, players, new Random(seed)).slice(-LAST_TURNS);
    const open = new Set(kinds.filter(lacks));
    for (const [place, position] of turns.reverse().flatMap(turn => [...turn.entries()])) {
      board.load(position);
      for (const kind of kindsAt(place).filter(k => open.has(k))) {
        const proof = prove(kind, board, prover);
        if (proof === undefined) continue;
        found.push({ kind, game, variant, position, ...proof });
        open.delete(kind);
        break;
      }
    }
  }
  return found;
};

const tactics = (['yinsh', 'gipf'] as const).flatMap(game =>
  STARTS[game].flatMap(start => {
    const began = performance.now();
    const found = search(game, start);
    const counts = KINDS.map(kind => `${kind} ${found.filter(t => t.kind === kind).length}`);
    console.log(
      `${start.split(' ', 2).join(' ')}: ${counts.join(', ')}; ${Math.round(performance.now() - began)} ms`,
    );
    return found;
  }),
);
tactics.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
writeFileSync(
  new URL('../../../fixtures/tactics.json', import.meta.url),
  `${JSON.stringify(tactics, null, 1)}\n`,
);
