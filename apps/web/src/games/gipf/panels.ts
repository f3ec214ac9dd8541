import { fetchWith } from '../../frame/i18n.js';
import type { GamePanels } from '../gameAbout.js';

export const panelsGipf: GamePanels = {
  hasChooser: ({ variant, potentials }) => variant === 'tournament' && potentials === undefined,
  fetchChooser: async () => (await import('./Entrant.svelte')).default,
  fetchCustom: () => fetchWith(import('./potentials/Project.svelte'), 'project', 'potentials'),
};
