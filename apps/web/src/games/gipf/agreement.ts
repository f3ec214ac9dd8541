import { fetchWith } from '../../frame/i18n.js';
import type { CustomAgreement } from '../gameAbout.js';

export const fetchProjectAgreement = (): Promise<CustomAgreement> =>
  fetchWith(import('./potentials/Agreed.svelte'), 'project');
