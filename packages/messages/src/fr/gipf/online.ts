import type { Translation } from '../../areas.js';

export const online: Translation<'gipf/online'> = {
  'invite.eachSide': '{kinds} par camp',
  'invite.form.free': 'Libre : qui en a un en jeu peut l’utiliser',
  'invite.form.challenge':
    'Avec défi : chaque camp peut lancer {n, plural, one {un défi} other {# défis}} ; l’usage doit alors se gagner',
  'invite.form.always': 'Chaque usage doit se gagner',
  'invite.between': 'Temps des parties intermédiaires',
  'invite.learn.potentials': 'Vous découvrez les potentiels ? Apprenez ce qu’ils font',

  // Each kind in its own form
  'invite.form.acquire': 'À acquérir : une pièce chargée est à gagner quand elle entre en jeu',
  'invite.form.each': 'Chaque type à sa façon',
};
