import type { Translation } from '../areas.js';

export const review: Translation<'review'> = {
  'judgement.best': 'Legjobb lépés',
  'judgement.good': 'Jó lépés',
  'judgement.inaccuracy': 'Pontatlanság',
  'judgement.mistake': 'Hiba',
  'judgement.blunder': 'Súlyos hiba',
  'finding.misses-win':
    '{turns, plural, one {Kihagyja az azonnali nyerést.} other {Kihagy egy nyerést # lépésben.}}',
  'finding.allows-win':
    '{turns, plural, =0 {Azonnal veszít.} one {A következő lépésben hagyja nyerni az ellenfelet.} other {Az ellenfél # lépésben nyerhet.}}',
  'finding.two-rows': 'Az ellenfél két sort vehet le egyetlen körben: {rows}.',
  'finding.gives-row': 'Odaad egy sort az ellenfélnek: {row}.',
  'finding.allows-row': 'Az ellenfél sora már nem akadályozható meg: {row}.',
  'finding.misses-row': 'Kihagy egy sort: {row}.',
  'finding.misses-forced-row': 'Kihagy egy sort, amely kikényszeríthető volt: {row}.',
};
