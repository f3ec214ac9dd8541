import type { Translation } from '../../areas.js';

export const online: Translation<'gipf/online'> = {
  'invite.eachSide': '{kinds} per kant',
  'invite.form.free': 'Vrij: wie er een in het spel heeft, mag het gebruiken',
  'invite.form.challenge':
    'Met uitdaging: elke kant mag {n, plural, one {één keer} other {# keer}} uitdagen, en dat gebruik moet dan worden gewonnen',
  'invite.form.always': 'Elk gebruik moet worden gewonnen',
  'invite.between': 'Bedenktijd in partijen tussendoor',
  'invite.learn.potentials': 'Potentiëlen nieuw voor je? Leer wat ze doen',

  // Each kind in its own form
  'invite.form.acquire': 'Te verwerven: een geladen stuk moet gewonnen worden als het in het spel komt',
  'invite.form.each': 'Elke soort op haar eigen manier',
};
