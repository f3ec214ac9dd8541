import type { Translation } from '../areas.js';

export const table: Translation<'table'> = {
  'side.white': 'Fehér',
  'side.black': 'Fekete',

  'ask.yinsh.place': '{side}: rakj egy gyűrűt egy üres metszéspontra, például: {example}',
  'ask.yinsh.move': '{side}: lépj egy gyűrűvel, például: {example}',
  'ask.yinsh.pass': '{side}: egyik gyűrű sem tud lépni; írd be: pass',
  'ask.yinsh.row': '{side}: vegyél le egy ötös sort, például: {example}',
  'ask.yinsh.ring': '{side}: válaszd ki a gyűrűt, amelyet leveszel, például: {example}',
  'ask.gipf.push': '{side}: tolj be egy korongot, például: {example}',
  'ask.gipf.row': '{side}: vedd le a sorodat, például: {example}',

  'state.yinsh':
    'Levett gyűrűk: Fehér {white}, Fekete {black}; a győzelemhez {goal} kell. Korongok a készletben: {pool}.',
  'state.gipf':
    'Tartalék: Fehér {white}, Fekete {black}. Elfogott korongok: {whiteLost} fehér, {blackLost} fekete.',

  'over.rings': '{winner} nyert: levette az utolsó szükséges gyűrűt is.',
  'over.pool': '{winner} nyert: a készlet kiürült, és {winner} vett le több gyűrűt.',
  'over.passes': '{winner} nyert: egyik fél sem tud lépni, és {winner} vett le több gyűrűt.',
  'over.reserve': '{winner} nyert: {loser} nem tud betolni, mert üres a tartaléka.',
  'over.reserve.potentials':
    '{winner} nyert: {loser} tartaléka üres, és nincs lehetősége, amelyet használhatna.',
  'over.gipf-pieces': '{winner} nyert: {loser} utolsó GIPF-e is lekerült a tábláról.',
  'over.draw': 'Döntetlen: a felek ugyanannyi gyűrűt vettek le.',

  'legend.yinsh': '(W) (B) gyűrűk   w b korongok   . üres',
  'legend.gipf': 'w b korongok   [W] [B] GIPF-ek   . üres   a1 … a pöttyök',
};
