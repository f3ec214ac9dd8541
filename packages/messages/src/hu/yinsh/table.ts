import type { Translation } from '../../areas.js';

export const table: Translation<'yinsh/table'> = {
  'over.rings': '{winner} nyert: levette az utolsó szükséges gyűrűt is.',
  'over.pool': '{winner} nyert: a készlet kiürült, és {winner} vett le több gyűrűt.',
  'over.pool.draw': 'Döntetlen: a felek ugyanannyi gyűrűt vettek le.',
  'over.passes': '{winner} nyert: egyik fél sem tud lépni, és {winner} vett le több gyűrűt.',
  'over.passes.draw': 'Döntetlen: a felek ugyanannyi gyűrűt vettek le.',
};
