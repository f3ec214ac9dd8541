import type { Translation } from '../../areas.js';

export const analysis: Translation<'yinsh/analysis'> = {
  'editor.due': 'Volgende stap',
  'editor.due.turn': 'een gewone zet',
  'editor.due.ring': 'het wegnemen van een ring',
  'editor.why.rings.many':
    '{side}: {n} ringen op het bord, maar er zijn er hoogstens {most} mogelijk. Neem er een paar weg.',
  'editor.why.rings.few':
    '{side}: ringen op het bord: {n}. Markers en rijen komen pas als alle ringen geplaatst zijn; dan heeft elke speler er minstens {least}. Voeg ringen toe.',
  'editor.why.rings.turns':
    'Ringen op het bord: Wit {white}, Zwart {black}. Ze worden om beurten geplaatst en Wit begint, dus Wit heeft er evenveel als Zwart of één meer.',
  'editor.why.markers': 'Markers op het bord: {n}. Hier zijn er hoogstens {most} mogelijk.',
  'editor.why.side':
    'Ringen worden om beurten geplaatst en Wit begint. Kies met deze ringen “{side}” onder “{control}”.',
};
