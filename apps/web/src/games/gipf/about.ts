import { fetchWith } from '../../frame/i18n.js';
import type { GameAbout } from '../gameAbout.js';
import { kindsWords, NAMES } from './potentials/names.js';

export const aboutGipf: GameAbout = {
  title: 'GIPF',
  variants: ['basic', 'standard', 'tournament'],
  endings: ['reserve', 'gipf-pieces'],
  // A side that can still use a potential has not lost yet (P10).
  endingKey: (ending, { potentials }) =>
    ending === 'reserve' && potentials !== undefined ? 'over.reserve.potentials' : undefined,
  hasHandicap: variant => variant === 'basic',
  entrantTitle: what => (what === 'single' || what === 'gipf' ? undefined : NAMES[what]),
  chooser: ({ variant, potentials }) => variant === 'tournament' && potentials === undefined,
  fetchChooser: async () => (await import('./Entrant.svelte')).default,
  custom: {
    name: 'project',
    has: ({ potentials }) => potentials !== undefined,
    fetchForm: async () => {
      const [Form, { agreementOf }] = await Promise.all([
        fetchWith(import('./potentials/Potentials.svelte'), 'project'),
        import('./potentials/settings.js'),
      ]);
      return { Form, agreementOf };
    },
    fetchFacts: () => fetchWith(import('./potentials/Agreed.svelte'), 'project'),
    fetchPanel: () => fetchWith(import('./potentials/Project.svelte'), 'project', 'potentials'),
    words: ({ potentials = '' }) => potentials.split('-').map(kindsWords).join(' / '),
  },
};
