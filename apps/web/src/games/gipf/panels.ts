import { fetchWith } from '../../frame/i18n.js';
import type { GamePanels } from '../gameAbout.js';

export const panelsGipf: GamePanels = {
  fetchCustom: () => fetchWith(import('./potentials/Project.svelte'), 'project', 'potentials'),
};
