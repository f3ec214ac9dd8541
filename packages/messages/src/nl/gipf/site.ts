import type { Translation } from '../../areas.js';

export const site: Translation<'gipf/site'> = {
  'footer.rules.gipf': 'Regels van GIPF',

  'home.gipf.tagline': 'Duw je een weg naar het midden',
  'home.gipf.text':
    'Stukken komen vanaf de rand binnen en duwen alles voor zich uit. Een rij van vier keert terug naar je reserve en sleept aansluitende stukken van je tegenspeler mee. Wie geen stukken meer heeft, verliest.',
  'home.play.gipf': 'GIPF spelen',
  'home.learn.gipf': 'GIPF leren',
  'home.project.heading': 'GIPF als project',
  'home.project.tagline': 'Potentiëlen en gekoppelde spellen',
  'home.project.potentials':
    'Vijf andere spellen lenen GIPF elk een potentieel: een figuurtje op een van je stukken dat één keer kan wat geen ander stuk kan.',
  'home.project.linked':
    'In een gekoppelde partij moet een potentieel eerst worden gewonnen, bijvoorbeeld in een snelle partij YINSH.',
  'home.project.learn': 'Leer de potentiëlen kennen',
};
