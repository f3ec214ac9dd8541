import type { Translation } from '../../areas.js';

export const table: Translation<'yinsh/table'> = {
  'ask.yinsh.place': '{side}: rakj egy gyűrűt egy üres metszéspontra, például: {example}',
  'ask.yinsh.move': '{side}: lépj egy gyűrűvel, például: {example}',
  'ask.yinsh.pass': '{side}: egyik gyűrű sem tud lépni; írd be: pass',
  'ask.yinsh.row': '{side}: vegyél le egy ötös sort, például: {example}',
  'ask.yinsh.ring': '{side}: válaszd ki a gyűrűt, amelyet leveszel, például: {example}',

  'state.yinsh':
    'Levett gyűrűk: Fehér {white}, Fekete {black}; a győzelemhez {goal} kell. Korongok a készletben: {pool}.',

  'over.rings': '{winner} nyert: levette az utolsó szükséges gyűrűt is.',
  'over.pool': '{winner} nyert: a készlet kiürült, és {winner} vett le több gyűrűt.',
  'over.passes': '{winner} nyert: egyik fél sem tud lépni, és {winner} vett le több gyűrűt.',
  'over.draw': 'Döntetlen: a felek ugyanannyi gyűrűt vettek le.',

  'legend.yinsh': '(W) (B) gyűrűk   w b korongok   . üres',
};
