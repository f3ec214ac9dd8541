import type { Translation } from '../../areas.js';

export const learn: Translation<'gipf/learn'> = {
  'rules.try.gipf': 'Wypróbuj: lekcje GIPF',
  'rules.try.project': 'Wypróbuj: lekcje z potencjałami',
  'rules.other.gipf': 'Zasady GIPF',

  'lessons.project.title': 'GIPF jako projekt: lekcje',
  'lessons.project.description':
    'Poznaj GIPF z potencjałami krok po kroku na prawdziwej planszy: załadowane pionki, pięć potencjałów, stosy, wyzwania i powiązane gry.',
  'lessons.project.name': 'GIPF jako projekt',
  'lessons.gipf.title': 'Lekcje GIPF',
  'lessons.gipf.description':
    'Poznaj GIPF krok po kroku na prawdziwej planszy: wsuwaj pionki, usuwaj rzędy, zbijaj, chroń swoje pionki GIPF i wygrywaj.',

  'lesson.announce': 'Zapowiedz',
  'lesson.announceFirst': 'To użycie nie jest jeszcze zapowiedziane.',
  'lesson.choice.challenge': 'Rzuć wyzwanie',
  'lesson.choice.waive': 'Pozwól',
  'lesson.choice.acts': 'Potencjał działa',
  'lesson.choice.stays': 'Potencjał zostaje',
  'lesson.waits': 'Partia GIPF czeka',
};
