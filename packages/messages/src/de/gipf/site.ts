import type { Translation } from '../../areas.js';

export const site: Translation<'gipf/site'> = {
  'footer.rules.gipf': 'Regeln von GIPF',

  'home.gipf.tagline': 'Schieb dich in die Mitte vor',
  'home.gipf.text':
    'Spielsteine kommen vom Rand und schieben alles vor sich her. Viererreihen kehren in deine Reserve zurück und reißen gegnerische Spielsteine mit, die direkt anschließen. Wem die Spielsteine ausgehen, der verliert.',
  'home.play.gipf': 'GIPF spielen',
  'home.learn.gipf': 'GIPF lernen',
  'home.project.heading': 'GIPF als Projekt',
  'home.project.tagline': 'Potentiale und verbundene Partien',
  'home.project.potentials':
    'Fünf andere Spiele leihen GIPF je ein Potential: eine kleine Figur auf einem deiner Spielsteine, die einmal kann, was sonst kein Stein kann.',
  'home.project.linked':
    'In einer verbundenen Partie muss ein Potential erst gewonnen werden, zum Beispiel in einer schnellen Partie YINSH.',
  'home.project.learn': 'Potentiale kennenlernen',
};
