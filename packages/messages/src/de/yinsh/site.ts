import type { Translation } from '../../areas.js';

export const site: Translation<'yinsh/site'> = {
  'footer.rules.yinsh': 'Regeln von YINSH',

  'home.yinsh.tagline': 'Jeder Zug wendet das Blatt',
  'home.yinsh.text':
    'Dein Ring lässt einen Markierungsstein zurück und dreht alle um, die er überspringt. Bilde eine Fünferreihe und gib dafür einen deiner eigenen Ringe ab. Wer drei Ringe vom Spielbrett genommen hat, gewinnt.',
  'home.play.yinsh': 'YINSH spielen',
  'home.learn.yinsh': 'YINSH lernen',
};
