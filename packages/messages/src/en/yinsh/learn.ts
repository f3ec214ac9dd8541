/** What the rules pages and the lessons say of YINSH. */
export const learn = {
  'rules.try.yinsh': 'Practise: YINSH lessons',
  'rules.other.yinsh': 'The rules of YINSH',

  'lessons.yinsh.title': 'YINSH lessons',
  'lessons.yinsh.description':
    'Learn YINSH step by step on a real board: place rings, jump, flip, make rows, and win.',
} as const;
