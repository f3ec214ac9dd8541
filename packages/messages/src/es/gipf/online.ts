import type { Translation } from '../../areas.js';

export const online: Translation<'gipf/online'> = {
  'invite.eachSide': '{kinds} por bando',
  'invite.form.free': 'Libre: quien tenga uno en juego puede usarlo',
  'invite.form.challenge':
    'Por desafío: cada bando puede lanzar {n, plural, one {un desafío} other {# desafíos}}; entonces hay que ganarse el uso',
  'invite.form.always': 'Hay que ganar cada uso',
  'invite.between': 'Tiempo en las partidas intermedias',
  'invite.learn.potentials': '¿No conoces los potenciales? Aprende qué hacen',

  // Each kind in its own form
  'invite.form.acquire': 'Por adquirir: una pieza cargada hay que ganarla al entrar',
  'invite.form.each': 'Cada tipo a su manera',
};
