import type { Translation } from '../../areas.js';

export const play: Translation<'gipf/play'> = {
  'play.gipf.about': 'Spielsteine vom Rand einschieben, Viererreihen bilden.',
  'play.variant.gipf.basic': 'Basis',
  'play.variant.gipf.standard': 'Standard',
  'play.variant.gipf.tournament': 'Turnier',
  'play.variant.gipf.basic.about': 'Nur einfache Spielsteine: der beste Einstieg.',
  'play.variant.gipf.standard.about': 'Mit je drei GIPF-Steinen; wer alle verliert, verliert die Partie.',
  'play.variant.gipf.tournament.about':
    'Ein leeres Spielbrett; du entscheidest, wie viele GIPF-Steine du einschiebst.',
  'play.variant.gipf.project': 'Mit Potentialen',
  'play.variant.gipf.project.about': 'Steine tragen Fähigkeiten, die andere Spiele ihnen leihen.',
};
