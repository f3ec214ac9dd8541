import type { Translation } from '../../areas.js';

export const online: Translation<'gipf/online'> = {
  'invite.eachSide': '{kinds} mindkét félnek',
  'invite.form.free': 'Szabadon: akinek játékban van, használhatja',
  'invite.form.challenge':
    'Kihívásra: mindkét fél {n, plural, one {egy alkalommal} other {# alkalommal}} tehet kihívást, és a használatot akkor ki kell harcolni',
  'invite.form.always': 'Minden használatot ki kell harcolni',
  'invite.between': 'Idő a közbeeső játszmákban',
  'invite.learn.potentials': 'Újak neked a lehetőségek? Tanuld meg, mire jók',

  // Each kind in its own form
  'invite.form.acquire': 'Meg kell szerezni: a felruházott korongot meg kell nyerni, amikor bejön',
  'invite.form.each': 'Minden fajta a maga módján',
};
