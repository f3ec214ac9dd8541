// A setup as one sentence.
import type { ProjectSetup } from '@korong/match';
import type { PotentialKind } from '@korong/rules';
import type { Translate } from '../../../frame/i18n.js';
import { gameWords } from '../../../game/linked/words.js';
import { NAMES } from './names.js';
import { byChallenge, kindsOf } from './settings.js';

type T = Translate<'project' | 'play' | 'table'>;

const piecesWords = (t: T, { pieces: { white, black } }: ProjectSetup): string =>
  white === black ? t('setup.pieces', { n: white }) : t('setup.pieces.own', { white, black });

const handicapWords = (t: T, { handicap }: ProjectSetup): readonly string[] =>
  (['white', 'black'] as const).flatMap(side =>
    handicap[side] === 0 ? [] : [t(`play.handicap.${side}`, { n: handicap[side] })],
  );

const kindWords = (t: T, { kinds }: ProjectSetup, kind: PotentialKind): string => {
  const { count, form, game } = kinds[kind];
  const { white, black } = count;
  const name = NAMES[kind];
  const what =
    white === black
      ? t('setup.kind', { n: white, kind: name })
      : t('setup.kind.own', { kind: name, white, black });
  return t(`setup.form.${form}`, { what, game: game ? gameWords(t, game) : '' });
};

/** `Standard, 18 basic pieces each: 3 ZÈRTZ each, free; 3 YINSH each, by challenge (YINSH blitz). 1 challenge each.` */
export const setupWords = (t: T, setup: ProjectSetup): string =>
  [
    t('setup.sentence', {
      start: [
        t(`play.variant.gipf.${setup.variant}`),
        piecesWords(t, setup),
        ...handicapWords(t, setup),
      ].join(', '),
      kinds: kindsOf(setup)
        .map(kind => kindWords(t, setup, kind))
        .join('; '),
    }),
    ...(byChallenge(setup) ? [t('setup.challenges', { n: setup.challenges ?? 0 })] : []),
  ].join(' ');
