import type { Translation } from '../../areas.js';

export const online: Translation<'gipf/online'> = {
  'invite.eachSide': '{kinds} je Seite',
  'invite.form.free': 'Frei: Wer eines im Spiel hat, darf es einsetzen',
  'invite.form.challenge':
    'Mit Anfechtung: Jede Seite darf {n, plural, one {einen Einsatz anfechten, der dann gewonnen werden muss} other {# Einsätze anfechten, die dann gewonnen werden müssen}}',
  'invite.form.always': 'Jeder Einsatz muss gewonnen werden',
  'invite.between': 'Bedenkzeit in den Partien dazwischen',
  'invite.learn.potentials': 'Potentiale sind dir neu? Lerne, was sie können',

  // Each kind in its own form
  'invite.form.acquire':
    'Zu erwerben: Ein beladener Spielstein muss gewonnen werden, wenn er ins Spiel kommt',
  'invite.form.each': 'Jede Art auf ihre Weise',
};
