import type { Translation } from '../../areas.js';

export const learn: Translation<'gipf/learn'> = {
  'rules.try.gipf': 'Prova subito: lezioni di GIPF',
  'rules.try.project': 'Prova subito: lezioni con i potenziali',
  'rules.other.gipf': 'Le regole di GIPF',

  'lessons.project.title': 'GIPF come progetto: lezioni',
  'lessons.project.description':
    'Impara GIPF con i potenziali passo dopo passo su un vero tavoliere: pezzi carichi, i cinque potenziali, pile, sfide e partite collegate.',
  'lessons.project.name': 'GIPF come progetto',
  'lessons.gipf.title': 'Lezioni di GIPF',
  'lessons.gipf.description':
    'Impara GIPF passo dopo passo su un vero tavoliere: spingere, rimuovere allineamenti, catturare, conservare i pezzi GIPF e vincere.',

  'lesson.announce': 'Annuncia l’uso',
  'lesson.announceFirst': 'Quest’uso non è ancora stato annunciato.',
  'lesson.choice.challenge': 'Sfida',
  'lesson.choice.waive': 'Lascialo agire',
  'lesson.choice.acts': 'Il potenziale agisce',
  'lesson.choice.stays': 'Il potenziale resta',
  'lesson.waits': 'La partita di GIPF aspetta',
};
