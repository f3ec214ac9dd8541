import type { Translation } from '../../areas.js';

export const learn: Translation<'gipf/learn'> = {
  'rules.try.gipf': 'Pruébalo: lecciones de GIPF',
  'rules.try.project': 'Pruébalo: lecciones con potenciales',
  'rules.other.gipf': 'Las reglas de GIPF',

  'lessons.project.title': 'GIPF como proyecto: lecciones',
  'lessons.project.description':
    'Aprende GIPF con potenciales paso a paso en un tablero de verdad: piezas cargadas, los cinco potenciales, pilas, desafíos y juegos enlazados.',
  'lessons.project.name': 'GIPF como proyecto',
  'lessons.gipf.title': 'Lecciones de GIPF',
  'lessons.gipf.description':
    'Aprende GIPF paso a paso en un tablero de verdad: empuja, quita filas, captura, conserva tus piezas GIPF y gana.',

  'lesson.announce': 'Anunciarlo',
  'lesson.announceFirst': 'Este uso aún no está anunciado.',
  'lesson.choice.challenge': 'Desafiar',
  'lesson.choice.waive': 'Dejar que actúe',
  'lesson.choice.acts': 'El potencial actúa',
  'lesson.choice.stays': 'El potencial se queda',
  'lesson.waits': 'La partida de GIPF espera',
};
