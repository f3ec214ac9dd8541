import type { Translation } from '../areas.js';

export const board: Translation<'board'> = {
  'thing.empty': 'üres',

  point: '{point}, {thing}',

  'due.over': 'A játszma véget ért.',
  'due.send': '{side}: a kör még nincs elküldve.',

  'turn.ready': 'A kör teljes. Küldd el, vagy vonj vissza egy lépést.',

  'turn.wait': 'Most nem te következel.',
  'turn.answer': 'Előbb válaszolj a feltett kérdésre.',
  'premove.begun': 'Előre megadott lépés. {ask}',
  'premove.set': 'Előre megadva: {text}. Ha akkor is szabályos, megtörténik.',

  'told.undone': 'Lépés visszavonva.',
  'told.takenBack': '{n} kör visszavonva.',
  'told.hint': 'Tipp, nincs meglépve:',
};
