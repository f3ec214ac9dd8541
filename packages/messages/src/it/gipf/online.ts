import type { Translation } from '../../areas.js';

export const online: Translation<'gipf/online'> = {
  'invite.eachSide': '{kinds} a testa',
  'invite.form.free': 'Libero: chi ne ha uno in gioco può usarlo',
  'invite.form.challenge':
    'Con sfida: ogni giocatore può lanciare {n, plural, one {una sfida} other {# sfide}}; allora l’uso va vinto',
  'invite.form.always': 'Ogni uso va vinto',
  'invite.between': 'Tempo delle partite intermedie',
  'invite.learn.potentials': 'Non conosci i potenziali? Scopri che cosa fanno',

  // Each kind in its own form
  'invite.form.acquire': 'Da acquisire: un pezzo carico va vinto quando entra',
  'invite.form.each': 'Ogni tipo a modo suo',
};
