import { message, type MessageKey } from '@korong/messages';
import {
  POTENTIAL_KINDS,
  RINGS_TO_WIN,
  captured,
  gipf,
  letterOf,
  other,
  yinsh,
  type AnyGame,
  type GipfPosition,
  type GipfStep,
  type Outcome,
  type Potentials,
  type Side,
  type YinshPosition,
} from '@korong/rules';

const sideName = (side: Side): string => message(`side.${side}`);

const overText = ({ winner, by }: Outcome): string =>
  winner === null
    ? message('over.draw')
    : message(`over.${by}`, { winner: sideName(winner), loser: sideName(other(winner)) });

/** Who is asked for what, with an example that is legal; or how the game ended. */
export const askText = (game: AnyGame, position: unknown): string => {
  const outcome = game.outcome(position);
  if (outcome) return overText(outcome);
  const steps = game.steps(position);
  const example = game.stepText(steps[0]);
  const side = sideName(game.toAct(position));
  if (isProject(game, position) && position.phase !== 'row') return askMove(position, side);
  const phase = example === 'pass' ? 'pass' : game.phase(position);
  const key = `ask.${game.name}.${phase}` as MessageKey;
  return message(key, { side, example });
};

const isProject = (game: AnyGame, position: unknown): position is GipfPosition =>
  game === gipf && (position as GipfPosition).project !== undefined;

/** With potentials in play a move is a push or a use, and a TAMSK may have earned a push. */
const askMove = (position: GipfPosition, side: string): string => {
  const steps = gipf.steps(position);
  const like = (isLike: (step: GipfStep) => boolean): string | undefined => {
    const step = steps.find(isLike);
    return step && gipf.stepText(step);
  };
  const use = like(({ kind }) => kind === 'use');
  const extra = like(({ kind }) => kind === 'extra');
  // Not a plain piece as long as it would end the right to more than that.
  const push = like(s => s.kind === 'push' && s.piece !== 'single') ?? like(({ kind }) => kind === 'push');
  if (position.phase === 'extra') return message('ask.potential.extra', { side, example: extra ?? 'T-' });
  if (push === undefined) return message('ask.potential.use', { side, use: use! });
  return use === undefined
    ? message('ask.gipf.push', { side, example: push })
    : message('ask.potential.push', { side, push, use });
};

/** What lies beside the board: always in sight of both. */
export const stateText = (game: AnyGame, position: unknown): string => {
  if (game === yinsh) {
    const { taken, pool, variant } = position as YinshPosition;
    return message('state.yinsh', { ...taken, pool, goal: RINGS_TO_WIN[variant] });
  }
  const at = position as GipfPosition;
  const reserves = message('state.gipf', {
    ...at.reserve,
    whiteLost: captured(at, 'white'),
    blackLost: captured(at, 'black'),
  });
  if (at.project === undefined) return reserves;
  const { white, black } = at.project.stock;
  return `${reserves}\n${message('state.potentials', { white: counted(white), black: counted(black) })}`;
};

/** `Z3Y2`, in the letters of the notation. */
const counted = (stock: Potentials): string =>
  POTENTIAL_KINDS.filter(kind => stock[kind] > 0)
    .map(kind => `${letterOf(kind)}${stock[kind]}`)
    .join('') || message('state.potentials.none');

export const legendText = (game: AnyGame, position: unknown): string => {
  const legend = message(game === gipf ? 'legend.gipf' : 'legend.yinsh');
  return isProject(game, position) ? `${legend}\n${message('legend.potentials')}` : legend;
};

/** How the steps of this game are written. */
export const notationText = (game: AnyGame, position: unknown): string => {
  const plain = message(`play.help.${game.name}` as MessageKey);
  return isProject(game, position) ? `${plain}\n${message('play.help.potentials')}` : plain;
};

export { sideName };
