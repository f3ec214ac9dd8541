import type { GameName } from '@korong/rules';
import type { CustomAgreement } from './gameAbout.js';
import { fetchProjectAgreement } from './gipf/agreement.js';

/** Shows the agreement of an open game of each game's custom variant. */
export const AGREEMENTS: Readonly<Record<GameName, (() => Promise<CustomAgreement>) | undefined>> = {
  yinsh: undefined,
  gipf: fetchProjectAgreement,
};
