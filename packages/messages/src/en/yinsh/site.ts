/** What the home page and the footer say of YINSH. */
export const site = {
  'footer.rules.yinsh': 'Rules of YINSH',

  'home.yinsh.tagline': 'Every move can turn the game around',
  'home.yinsh.text':
    'Your ring leaves a marker behind and flips every marker it jumps over. Make five in a row and give up one of your own rings for it. Remove three rings and you win.',
  'home.play.yinsh': 'Play YINSH',
  'home.learn.yinsh': 'Learn YINSH',
} as const;
