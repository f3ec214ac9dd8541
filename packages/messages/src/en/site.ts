/** What surrounds every page, and the pages that are about the site itself. */
export const site = {
  'app.name': 'Korong: YINSH and GIPF',

  skip: 'Skip to the content',
  'nav.label': 'Main',
  'nav.play': 'Play',
  'nav.learn': 'Learn',
  'nav.rules': 'Rules',
  'nav.games': 'My games',
  'nav.settings': 'Settings',
  'nav.home': 'Korong, home page',
  'nav.language': 'Language',

  'footer.label': 'About this site',
  'footer.about': 'About',
  'footer.programmers': 'For programmers',
  'footer.keys': 'Keyboard help',
  'footer.credit': 'YINSH and GIPF are games by Kris Burm.',

  'home.title': 'Korong: play and learn YINSH and GIPF',
  'home.description':
    'Learn and play the abstract board games YINSH and GIPF: with a friend on one device or against the computer, free, offline, without an account.',
  'home.heading': 'Two boards. A handful of rings and discs.',
  'home.play.yinsh': 'Play YINSH',
  'home.play.gipf': 'Play GIPF',
} as const;
