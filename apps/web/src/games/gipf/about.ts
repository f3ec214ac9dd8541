import type { GameAbout } from '../gameAbout.js';

export const aboutGipf: GameAbout = {
  title: 'GIPF',
  variants: ['basic', 'standard', 'tournament'],
  usual: 'standard',
  endings: ['reserve', 'gipf-pieces'],
  // A side that can still use a potential has not lost yet (P10).
  endingKey: (ending, { potentials }) =>
    ending === 'reserve' && potentials !== undefined ? 'over.reserve.potentials' : undefined,
  hasHandicap: variant => variant === 'basic',
  custom: {
    name: 'project',
    has: ({ potentials }) => potentials !== undefined,
  },
};
