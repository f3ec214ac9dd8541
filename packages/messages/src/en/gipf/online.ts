/** What an invitation to a game of GIPF says. */
export const online = {
  'invite.eachSide': '{kinds} for each player',
  'invite.form.free': 'Free: use any potential you have in play',
  'invite.form.challenge':
    'By challenge: each player may challenge {n, plural, one {one use, which then has to be won} other {# uses, which then have to be won}}',
  'invite.form.always': 'Every use has to be won',
  'invite.between': 'Clock for linked games',
  'invite.learn.potentials': 'New to potentials? Learn about them first',

  // Each kind in its own form
  'invite.form.acquire': 'To be acquired: a loaded piece has to be won when it comes in',
  'invite.form.each': 'Each kind in its own way',
} as const;
