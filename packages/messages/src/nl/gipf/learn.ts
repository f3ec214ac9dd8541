import type { Translation } from '../../areas.js';

export const learn: Translation<'gipf/learn'> = {
  'rules.try.gipf': 'Probeer het uit: GIPF-lessen',
  'rules.try.project': 'Probeer het uit: lessen met potentiëlen',
  'rules.other.gipf': 'De regels van GIPF',

  'lessons.project.title': 'GIPF als project: lessen',
  'lessons.project.description':
    'Leer GIPF met potentiëlen stap voor stap op een echt speelbord: geladen stukken, de vijf potentiëlen, stapels, uitdagingen en gekoppelde spellen.',
  'lessons.project.name': 'GIPF als project',
  'lessons.gipf.title': 'GIPF-lessen',
  'lessons.gipf.description':
    'Leer GIPF stap voor stap op een echt speelbord: duwen, rijen wegnemen, slaan, je GIPF-stukken houden en winnen.',

  'lesson.announce': 'Aankondigen',
  'lesson.announceFirst': 'Dit gebruik is nog niet aangekondigd.',
  'lesson.choice.challenge': 'Uitdagen',
  'lesson.choice.waive': 'Laten werken',
  'lesson.choice.acts': 'Het potentieel werkt',
  'lesson.choice.stays': 'Het potentieel blijft',
  'lesson.waits': 'De GIPF-partij wacht',
};
