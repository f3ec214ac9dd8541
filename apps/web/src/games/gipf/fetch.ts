import type { OptionFields } from '@korong/rules';
import type { PlayedParts } from '../gameUi.js';

/** Potentials and linked play are loaded for matches that have them. */
export const fetchGipf = async ({ potentials, linked }: OptionFields): Promise<PlayedParts> => {
  const [ui, more] = await Promise.all([
    potentials === undefined
      ? import('./ui.js').then(({ gipfUi }) => gipfUi)
      : import('./potentials/ui.js').then(({ potentialsUi }) => potentialsUi),
    linked !== undefined && linked !== 'no' ? import('./potentials/linked.js') : undefined,
  ]);
  return { ui, ...more };
};
