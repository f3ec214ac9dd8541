import type { Translation } from '../../areas.js';

export const analysis: Translation<'yinsh/analysis'> = {
  'editor.due': 'Következik',
  'editor.due.turn': 'szokásos lépés',
  'editor.due.ring': 'egy gyűrű levétele',
  'editor.why.rings.many': '{side}: {n} gyűrű van a táblán, de legfeljebb {most} lehet. Vegyél le belőlük.',
  'editor.why.rings.few':
    '{side}: gyűrűk a táblán: {n}. Korongok és sorok csak azután jönnek, hogy minden gyűrű a táblára került; akkor mindkét félnek legalább {least} gyűrűje van. Tegyél fel gyűrűket.',
  'editor.why.rings.turns':
    'Gyűrűk a táblán: Fehér {white}, Fekete {black}. A gyűrűk felváltva kerülnek fel, és Fehér kezd, ezért Fehérnek ugyanannyi van, mint Feketének, vagy eggyel több.',
  'editor.why.markers': 'Korongok a táblán: {n}. Itt legfeljebb {most} lehet.',
  'editor.why.side':
    'A gyűrűk felváltva kerülnek fel, és Fehér kezd. Ezekkel a gyűrűkkel a „{control}” alatt ezt válaszd: „{side}”.',
};
