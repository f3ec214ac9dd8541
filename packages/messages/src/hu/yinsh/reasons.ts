import type { Translation } from '../../areas.js';

export const reasons: Translation<'yinsh/reasons'> = {
  RING_MUST_BE_PLACED: 'Még a gyűrűk lerakása tart: adj meg egy üres metszéspontot.',
  RING_MUST_MOVE: 'Most egy gyűrűvel kell lépned: add meg, honnan hová lép, például f6-f9.',
  RING_MUST_BE_TAKEN: 'A sor lekerült a tábláról; most vedd le az egyik gyűrűdet.',

  POINT_OCCUPIED: 'Foglalt: {at}. Válassz egy üres pontot.',
  NO_RING_THERE: 'Itt nincs gyűrű: {at}.',
  NOT_YOUR_RING: 'Ez nem a te gyűrűd: {at}.',
  RING_IN_THE_WAY: 'Útban van egy gyűrű: {at}. Gyűrűt soha nem lehet átugrani.',
  MUST_STOP_BEHIND_MARKERS: 'Ugrás után a gyűrű közvetlenül a korongok mögött áll meg, itt: {at}.',
  LANDS_ON_MARKER: 'Itt korong van: {at}. A gyűrű csak üres metszéspontra érkezhet.',
  LANDS_ON_RING: 'Itt gyűrű van: {at}. A gyűrű csak üres metszéspontra érkezhet.',
  NOT_FIVE: 'Egy sor pontosan öt egymás melletti korongból áll; ez nem az: {at}.',
  NOT_YOUR_MARKERS: 'Ez nem a te sorod. Itt nincs korongod: {at}.',
  CANNOT_PASS: 'Csak az passzolhat, aki nem tud lépni. Te léphetsz ezzel a gyűrűvel: {at}.',

  IMPOSSIBLE_RINGS: 'Ennyi gyűrű egyetlen játszmában sem állhat elő.',
  IMPOSSIBLE_MARKERS: 'Ennyi korong egyetlen játszmában sem állhat elő.',
};
