import { fetchWith } from '../../frame/i18n.js';
import type { CustomForm } from '../gameAbout.js';

export const fetchProjectForm = async (): Promise<CustomForm> => {
  const [Form, { agreementOf, needsPerson, withSetup }] = await Promise.all([
    fetchWith(import('./potentials/Potentials.svelte'), 'project'),
    import('./potentials/settings.js'),
  ]);
  return { Form, agreementOf, needsPerson, withSetup };
};
