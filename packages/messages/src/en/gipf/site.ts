/** What the home page and the footer say of GIPF. */
export const site = {
  'footer.rules.gipf': 'Rules of GIPF',

  'home.gipf.tagline': 'Push your way to the middle',
  'home.gipf.text':
    'Pieces enter at the edge and push everything ahead of them. Four in a row return to your reserve and capture any opposing pieces directly in line with them. Run out of pieces and you lose.',
  'home.play.gipf': 'Play GIPF',
  'home.learn.gipf': 'Learn GIPF',
} as const;
