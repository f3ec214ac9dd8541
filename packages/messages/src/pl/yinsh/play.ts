import type { Translation } from '../../areas.js';

export const play: Translation<'yinsh/play'> = {
  'play.yinsh.about': 'Przesuwaj pierścienie, odwracaj znaczniki, układaj rzędy po pięć.',
  'play.variant.yinsh.standard': 'Standardowy',
  'play.variant.yinsh.blitz': 'Błyskawiczny',
  'play.variant.yinsh.standard.about': 'Wygrywa, kto pierwszy usunie trzy pierścienie.',
  'play.variant.yinsh.blitz.about':
    'Wygrywa, kto pierwszy usunie pierścień. Szybka partia, dobra na pierwszy raz.',
};
