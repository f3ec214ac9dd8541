import type { Translation } from '../../areas.js';

export const site: Translation<'gipf/site'> = {
  'footer.rules.gipf': 'Regels van GIPF',

  'home.gipf.tagline': 'Duw je een weg naar het midden',
  'home.gipf.text':
    'Stukken komen vanaf de rand binnen en duwen alles voor zich uit. Een rij van vier keert terug naar je reserve en sleept aansluitende stukken van je tegenspeler mee. Wie geen stukken meer heeft, verliest.',
  'home.play.gipf': 'GIPF spelen',
  'home.learn.gipf': 'GIPF leren',
};
