import { fetchArea, fetchWith } from '../../frame/i18n.js';

/** The list of turns, with the sentences that are only needed once a turn has been made. */
export const fetchTurns = async (): Promise<typeof import('./TurnList.svelte').default> => {
  const [list] = await Promise.all([fetchWith(import('./TurnList.svelte'), 'play'), fetchArea('table')]);
  return list;
};
