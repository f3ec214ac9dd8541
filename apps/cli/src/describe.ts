import { message, type MessageKey } from '@korong/messages';
import {
  RINGS_TO_WIN,
  captured,
  gipf,
  other,
  yinsh,
  type AnyGame,
  type GipfPosition,
  type Outcome,
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
  const phase = example === 'pass' ? 'pass' : game.phase(position);
  const key = `ask.${game.name}.${phase}` as MessageKey;
  return message(key, { side: sideName(game.toAct(position)), example });
};

/** What lies beside the board: always in sight of both. */
export const stateText = (game: AnyGame, position: unknown): string => {
  if (game === yinsh) {
    const { taken, pool, variant } = position as YinshPosition;
    return message('state.yinsh', { ...taken, pool, goal: RINGS_TO_WIN[variant] });
  }
  const at = position as GipfPosition;
  return message('state.gipf', {
    ...at.reserve,
    whiteLost: captured(at, 'white'),
    blackLost: captured(at, 'black'),
  });
};

export const legendText = (game: AnyGame): string => message(game === gipf ? 'legend.gipf' : 'legend.yinsh');

export { sideName };
