/** What the home page and the footer say of GIPF. */
export const site = {
  'footer.rules.gipf': 'Rules of GIPF',

  'home.gipf.tagline': 'Push your way to the middle',
  'home.gipf.text':
    'Pieces enter at the edge and push everything ahead of them. Four in a row return to your reserve and capture any opposing pieces directly in line with them. Run out of pieces and you lose.',
  'home.play.gipf': 'Play GIPF',
  'home.learn.gipf': 'Learn GIPF',
  'home.project.heading': 'GIPF as a project',
  'home.project.tagline': 'Potentials and linked games',
  'home.project.potentials':
    'Five other games each lend GIPF a potential: a small piece that rides on one of yours and can do, once, what no other piece can.',
  'home.project.linked':
    'In a linked match a potential has to be won first, for example in a quick game of YINSH.',
  'home.project.learn': 'Learn about potentials',
} as const;
