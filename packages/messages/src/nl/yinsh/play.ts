import type { Translation } from '../../areas.js';

export const play: Translation<'yinsh/play'> = {
  'play.yinsh.about': 'Verplaats ringen, draai markers om, maak rijen van vijf.',
  'play.variant.yinsh.standard': 'Standaard',
  'play.variant.yinsh.blitz': 'Blitz',
  'play.variant.yinsh.standard.about': 'Wie drie ringen wegneemt, wint.',
  'play.variant.yinsh.blitz.about': 'De eerste ring wint. Een snelle partij, fijn voor de eerste keer.',
};
