import type { Translation } from '../areas.js';

export const review: Translation<'review'> = {
  'judgement.best': 'Legjobb lépés',
  'judgement.good': 'Jó lépés',
  'judgement.inaccuracy': 'Pontatlanság',
  'judgement.mistake': 'Hiba',
  'judgement.blunder': 'Durva hiba',
  'finding.misses-win':
    '{turns, plural, one {Kihagyja az azonnali győzelmet.} other {Kihagy egy # lépéses győzelmet.}}',
  'finding.allows-win':
    '{turns, plural, =0 {Azonnal veszít.} one {Az ellenfél a következő lépésével nyerhet.} other {Az ellenfél # lépésben nyerhet.}}',
  'finding.two-rows': 'Az ellenfél két sort vehet le egyetlen lépésben: {rows}.',
  'finding.gives-row': 'Odaad egy sort az ellenfélnek: {row}.',
  'finding.allows-row': 'Az ellenfél sora már nem akadályozható meg: {row}.',
  'finding.misses-row': 'Kihagy egy sort: {row}.',
  'finding.misses-forced-row': 'Kihagy egy sort, amely kikényszeríthető volt: {row}.',
};
