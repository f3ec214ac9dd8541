import type { Translation } from '../../areas.js';

export const site: Translation<'yinsh/site'> = {
  'footer.rules.yinsh': 'Regels van YINSH',

  'home.yinsh.tagline': 'Elke zet keert het tij',
  'home.yinsh.text':
    'Je ring laat een marker achter en draait elke marker om waar hij overheen springt. Maak een rij van vijf en lever daar een van je eigen ringen voor in. Wie drie ringen van het speelbord heeft genomen, wint.',
  'home.play.yinsh': 'YINSH spelen',
  'home.learn.yinsh': 'YINSH leren',
};
