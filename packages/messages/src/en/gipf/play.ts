/** What the form for a new game says of GIPF. */
export const play = {
  'play.gipf.about': 'Push pieces in from the edge, make rows of four.',
  'play.variant.gipf.basic': 'Basic',
  'play.variant.gipf.standard': 'Standard',
  'play.variant.gipf.tournament': 'Tournament',
  'play.variant.gipf.basic.about': 'Single pieces only: the best way to start.',
  'play.variant.gipf.standard.about':
    'Each side starts with three GIPF-pieces; lose them all and you lose the game.',
  'play.variant.gipf.tournament.about': 'Starts on an empty board; you decide how many GIPF-pieces to enter.',
  'play.variant.gipf.project': 'With potentials',
  'play.variant.gipf.project.about': 'Some pieces carry special powers from other games.',

  // The game
} as const;
