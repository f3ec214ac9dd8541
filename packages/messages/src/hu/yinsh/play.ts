import type { Translation } from '../../areas.js';

export const play: Translation<'yinsh/play'> = {
  'play.yinsh.about': 'Lépj a gyűrűkkel, fordítsd át a korongokat, alakíts ki ötös sorokat.',
  'play.variant.yinsh.standard': 'Standard',
  'play.variant.yinsh.blitz': 'Blitz',
  'play.variant.yinsh.standard.about': 'Aki három gyűrűt levesz, győz.',
  'play.variant.yinsh.blitz.about': 'Már az első levett gyűrű győzelmet ér. Gyors játszma, elsőre is jó.',
};
