/** What the rules pages and the lessons say of GIPF. */
export const learn = {
  'rules.try.gipf': 'Practise: GIPF lessons',
  'rules.try.project': 'Practise: lessons with potentials',
  'rules.other.gipf': 'The rules of GIPF',

  'lessons.project.title': 'GIPF as a project: lessons',
  'lessons.project.description':
    'Learn GIPF with potentials step by step on a real board: loaded pieces, the five potentials, stacks, challenges and linked games.',
  'lessons.project.name': 'GIPF as a project',
  'lessons.gipf.title': 'GIPF lessons',
  'lessons.gipf.description':
    'Learn GIPF step by step on a real board: push, take rows, capture, keep your GIPF-pieces, and win.',

  'lesson.announce': 'Announce it',
  'lesson.announceFirst': 'You have not announced this use yet.',
  'lesson.choice.challenge': 'Challenge',
  'lesson.choice.waive': 'Allow it',
  'lesson.choice.acts': 'The potential is used',
  'lesson.choice.stays': 'The potential stays',
  'lesson.waits': 'GIPF game paused',
} as const;
