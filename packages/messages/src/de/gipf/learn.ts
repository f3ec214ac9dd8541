import type { Translation } from '../../areas.js';

export const learn: Translation<'gipf/learn'> = {
  'rules.try.gipf': 'Probiere es aus: GIPF-Lektionen',
  'rules.try.project': 'Probiere es aus: Lektionen mit Potentialen',
  'rules.other.gipf': 'Die Regeln von GIPF',

  'lessons.project.title': 'GIPF als Projekt: Lektionen',
  'lessons.project.description':
    'Lerne GIPF mit Potentialen Schritt für Schritt auf einem echten Spielbrett: beladene Spielsteine, die fünf Potentiale, Stapel, Anfechtungen und verbundene Partien.',
  'lessons.project.name': 'GIPF als Projekt',
  'lessons.gipf.title': 'GIPF-Lektionen',
  'lessons.gipf.description':
    'Lerne GIPF Schritt für Schritt auf einem echten Spielbrett: schieben, Reihen entfernen, schlagen, GIPF-Steine behalten und gewinnen.',

  'lesson.announce': 'Ankündigen',
  'lesson.announceFirst': 'Dieser Einsatz ist noch nicht angekündigt.',
  'lesson.choice.challenge': 'Anfechten',
  'lesson.choice.waive': 'Wirken lassen',
  'lesson.choice.acts': 'Das Potential wirkt',
  'lesson.choice.stays': 'Das Potential bleibt',
  'lesson.waits': 'Die GIPF-Partie wartet',
};
