import type { GameName } from '@korong/rules';
import type { CustomForm } from './gameAbout.js';
import { fetchProjectForm } from './gipf/form.js';

/** The form of each game's custom variant. */
export const FORMS: Readonly<Record<GameName, (() => Promise<CustomForm>) | undefined>> = {
  yinsh: undefined,
  gipf: fetchProjectForm,
};
