import type { Translation } from '../../areas.js';

export const site: Translation<'yinsh/site'> = {
  'footer.rules.yinsh': 'Zasady YINSH',

  'home.yinsh.tagline': 'Każdy ruch odwraca sytuację',
  'home.yinsh.text':
    'Twój pierścień zostawia za sobą znacznik i odwraca każdy znacznik, który przeskoczy. Ułóż ich pięć w rzędzie i oddaj za to jeden ze swoich pierścieni. Trzy pierścienie poza planszą dają wygraną.',
  'home.play.yinsh': 'Zagraj w YINSH',
  'home.learn.yinsh': 'Poznaj YINSH',
};
