import type { Translation } from '../../areas.js';

export const play: Translation<'gipf/play'> = {
  'play.gipf.about': 'Wsuwaj pionki od brzegu, układaj rzędy po cztery.',
  'play.variant.gipf.basic': 'Podstawowy',
  'play.variant.gipf.standard': 'Standardowy',
  'play.variant.gipf.tournament': 'Turniejowy',
  'play.variant.gipf.basic.about': 'Tylko pojedyncze pionki: najlepszy wariant na początek.',
  'play.variant.gipf.standard.about':
    'Po trzy pionki GIPF na stronę; kto straci wszystkie, przegrywa partię.',
  'play.variant.gipf.tournament.about': 'Pusta plansza; ile pionków GIPF wprowadzisz, zależy od ciebie.',
  'play.variant.gipf.project': 'Z potencjałami',
  'play.variant.gipf.project.about': 'Pionki niosą zdolności użyczone przez inne gry.',
};
