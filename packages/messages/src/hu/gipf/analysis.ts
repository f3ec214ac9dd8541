import type { Translation } from '../../areas.js';

export const analysis: Translation<'gipf/analysis'> = {
  'editor.reserve.white': 'Fehér tartaléka',
  'editor.reserve.black': 'Fekete tartaléka',
  'editor.entry.white': 'Fehér betolhat',
  'editor.entry.black': 'Fekete betolhat',
  'editor.entry.any': 'GIPF-et is',
  'editor.entry.single': 'csak egyszerű korongot',
  'editor.why.gipf.basic':
    'GIPF-ek a táblán: {n}. Az alapváltozatban nincsenek: vedd le őket, vagy válassz másik változatot.',
  'editor.why.gipf.many': '{side}: {n} GIPF van a táblán, de legfeljebb {most} lehet. Vegyél le belőlük.',
  'editor.why.gipf.lost':
    '{side}: nincs GIPF a táblán, így a játszma már véget ért volna. Tegyél fel legalább egyet.',
  'editor.why.pieces': '{side}: korongok a táblán: {n} (egy GIPF kettőnek számít). Legfeljebb {most} lehet.',
  'editor.why.reserve.many':
    '{control}: {n} túl sok. A táblán lévő korongok mellett legfeljebb {most} lehet.',
  'editor.why.reserve.none':
    '{control}: 0. Betolható korong nélkül a játszma már véget ért volna. Válassz legalább 1-et.',
  'editor.why.entry':
    '„{control}”: már került be egyszerű korong, a táblán van vagy elfogták. Válaszd ezt: „{choice}”.',
};
