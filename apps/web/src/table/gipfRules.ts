import {
  gipfInPlay,
  type GameInPlay,
  type GipfOptions,
  type GipfPosition,
  type GipfStep,
} from '@korong/rules';

type Rules = Pick<GameInPlay<GipfPosition, GipfStep, GipfOptions>, 'steps' | 'why'>;

/** What the table of GIPF asks: the plain rules, until a game with potentials brings in its own. */
let rules: Rules = gipfInPlay;

export const bringInRules = (whole: Rules): void => {
  rules = whole;
};

export const steps: Rules['steps'] = position => rules.steps(position);
export const why: Rules['why'] = (position, attempt) => rules.why(position, attempt);
