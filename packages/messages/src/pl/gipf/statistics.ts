import type { Translation } from '../../areas.js';

export const statistics: Translation<'gipf/statistics'> = {
  'variant.gipf.basic': 'GIPF podstawowy',
  'variant.gipf.standard': 'GIPF standardowy',
  'variant.gipf.tournament': 'GIPF turniejowy',

  'handicap.heading': 'Ile wart jest jeden pionek więcej',
  'handicap.text':
    'W podstawowym GIPF jeden dodatkowy pionek rozstrzyga {one} partii między równymi graczami. Stosuj go jako fory z rozwagą.',
  'handicap.shows': 'Partie wygrane przez gracza, który dostał fory',
  'handicap.more':
    '{n, plural, one {# pionek więcej} few {# pionki więcej} many {# pionków więcej} other {# pionka więcej}}',

  'gipfs.heading': 'Ile pionków GIPF wprowadzać',
  'gipfs.text':
    'W wariancie turniejowym obaj gracze wprowadzają około czterech. Jeden to za mało: jego wynik to tylko {one}. Od dwóch do siedmiu różnice są małe.',
  'gipfs.chosen':
    'Wprowadzone pionki GIPF, w procentach partii: białe słupki dla białych, ciemne dla czarnych',
  'gipfs.alt': '{n}: białe {white}, czarne {black}',
  'gipfs.forced': 'Wynik gracza, który musi wprowadzić właśnie tyle',
};
