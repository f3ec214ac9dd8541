import { fetchWith } from '../../frame/i18n.js';
import type { CustomPanel } from '../gameAbout.js';

export const fetchProjectPanel = (): Promise<CustomPanel> =>
  fetchWith(import('./potentials/Project.svelte'), 'project', 'potentials');
