import type { Translation } from '../../areas.js';

export const play: Translation<'gipf/play'> = {
  'play.gipf.about': 'Duw stukken vanaf de rand het bord op, maak rijen van vier.',
  'play.variant.gipf.basic': 'Basis',
  'play.variant.gipf.standard': 'Standaard',
  'play.variant.gipf.tournament': 'Toernooi',
  'play.variant.gipf.basic.about': 'Alleen gewone stukken: de beste manier om te beginnen.',
  'play.variant.gipf.standard.about':
    'Met drie GIPF-stukken per speler; wie ze allemaal kwijtraakt, verliest de partij.',
  'play.variant.gipf.tournament.about': 'Een leeg speelbord; jij bepaalt hoeveel GIPF-stukken je inbrengt.',
  'play.variant.gipf.project': 'Met potentiëlen',
  'play.variant.gipf.project.about': 'Stukken hebben vermogens die van andere spellen zijn geleend.',
};
