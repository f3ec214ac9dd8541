import type { Translation } from '../../areas.js';

export const statistics: Translation<'yinsh/statistics'> = {
  'variant.yinsh.standard': 'YINSH, standaardversie',
  'variant.yinsh.blitz': 'YINSH, blitzversie',

  'rings.heading': 'Waar de ringen komen',
  'rings.text':
    'Hoe sterker een veld gekleurd is, hoe vaker er een ring werd gezet. In de standaardversie van YINSH is er geen favoriet veld en wordt het midden eerder gemeden. In blitz gaat alles naar het midden: Wit begint in {f6} van de partijen op f6.',
  'rings.all': 'Alle tien ringen',
  'rings.white': 'Eerste ring van Wit',
  'rings.black': 'Eerste ring van Zwart',
  'rings.scale': 'Van {low} tot {high} van de ringen op één veld',
  'rings.alt':
    '{title}. Op f6: {middle}. Op elk veld eromheen: {around}. Op elk ander veld gemiddeld: {rest}.',

  'together.heading': 'Ringen staan bij elkaar',
  'together.text':
    'Twee ringen van dezelfde speler staan veel vaker naast elkaar dan willekeurig gezette ringen. Het zetten is belangrijk: een speler met willekeurig gezette ringen haalde maar {random}.',
  'together.shows': 'Paren ringen van één speler die naast elkaar staan',
  'together.random': 'Willekeurig gezet',

  'row.heading': 'Wat een rij waard is',
  'row.text':
    'De eerste rij is zijn ring waard, en nauwelijks meer: {level} van de partijen komt op 2–2. Daarom houdt de computer rijen vast. Zolang hij geen ring heeft weggenomen, maakt hij maar in {held} van de beurten waarin het kan een rij compleet.',
  'row.shows': 'Score van de speler die …',
  'row.lead': 'met {own}–{other} voorstaat',
  'row.level': 'net {own}–{own} heeft gemaakt',
  'row.taken': 'de eerste rij compleet moest maken',
  'row.left': 'de eerste rij moest laten',
};
