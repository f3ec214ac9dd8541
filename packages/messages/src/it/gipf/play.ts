import type { Translation } from '../../areas.js';

export const play: Translation<'gipf/play'> = {
  'play.gipf.about': 'Spingi pezzi dal bordo, forma allineamenti di quattro.',
  'play.variant.gipf.basic': 'Base',
  'play.variant.gipf.standard': 'Standard',
  'play.variant.gipf.tournament': 'Torneo',
  'play.variant.gipf.basic.about': 'Solo pezzi singoli: il modo migliore per iniziare.',
  'play.variant.gipf.standard.about': 'Con tre pezzi GIPF a testa; chi li perde tutti perde la partita.',
  'play.variant.gipf.tournament.about': 'Un tavoliere vuoto; decidi tu quanti pezzi GIPF far entrare.',
  'play.variant.gipf.project': 'Con potenziali',
  'play.variant.gipf.project.about': 'I pezzi portano capacità prestate da altri giochi.',
};
