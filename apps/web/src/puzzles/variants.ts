import type { KeyOf } from '@korong/messages';
import type { GameName } from '@korong/rules';
import type { Translate } from '../frame/i18n.js';

/** The name of a variant, as the form for a new game has it. */
export const variantName = (t: Translate<'play'>, game: GameName, variant: string): string =>
  t(`play.variant.${game}.${variant}` as KeyOf<'play'>);
