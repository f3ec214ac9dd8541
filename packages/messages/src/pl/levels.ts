import type { Translation } from '../areas.js';

export const levels: Translation<'levels'> = {
  'level.1': 'Pierwsze kroki',
  'level.2': 'Początkujący',
  'level.3': 'Rekreacyjny',
  'level.4': 'Coraz lepszy',
  'level.5': 'Niezły',
  'level.6': 'Dobry',
  'level.7': 'Silny',
  'level.8': 'Bardzo silny',
  'level.9': 'Ekspert',
  'level.10': 'Najlepszy',

  'level.1.like': 'Gra to, co na pierwszy rzut oka wygląda dobrze, i przeocza prawie każdą groźbę.',
  'level.2.like': 'Bierze pierwszy rząd, jaki mu się trafi, a twoje często przeocza.',
  'level.3.like': 'Nigdy nie przeocza wygranej w jednym ruchu, ale wpada jeszcze w proste pułapki.',
  'level.4.like': 'Wie, jak wygląda dobry ruch, ale prawie nie myśli naprzód.',
  'level.5.like': 'Myśli trochę naprzód i od czasu do czasu się myli.',
  'level.6.like': 'Planuje kilka ruchów naprzód i rzadko się myli.',
  'level.7.like': 'Dobrze liczy i karze za błędy.',
  'level.8.like': 'Poważny przeciwnik dla doświadczonych graczy.',
  'level.9.like': 'Prawie nie popełnia błędów.',
  'level.10.like': 'Pełna siła: myśli najdłużej i najdalej naprzód.',
};
