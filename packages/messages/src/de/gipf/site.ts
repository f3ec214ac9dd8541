import type { Translation } from '../../areas.js';

export const site: Translation<'gipf/site'> = {
  'footer.rules.gipf': 'Regeln von GIPF',

  'home.gipf.tagline': 'Schieb dich in die Mitte vor',
  'home.gipf.text':
    'Spielsteine kommen vom Rand und schieben alles vor sich her. Viererreihen kehren in deine Reserve zurück und reißen gegnerische Spielsteine mit, die direkt anschließen. Wem die Spielsteine ausgehen, der verliert.',
  'home.play.gipf': 'GIPF spielen',
  'home.learn.gipf': 'GIPF lernen',
};
