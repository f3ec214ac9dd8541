import type { Translation } from '../areas.js';

export const levels: Translation<'levels'> = {
  'level.1': 'Primeros pasos',
  'level.2': 'Principiante',
  'level.3': 'Ocasional',
  'level.4': 'Mejorando',
  'level.5': 'Aceptable',
  'level.6': 'Bueno',
  'level.7': 'Fuerte',
  'level.8': 'Muy fuerte',
  'level.9': 'Experto',
  'level.10': 'El mejor',

  'level.1.like': 'Juega lo que parece bueno a primera vista y pasa por alto casi todas las amenazas.',
  'level.2.like': 'Se lleva la primera línea o fila que puede y a menudo no ve las tuyas.',
  'level.3.like': 'Nunca deja pasar una victoria en una jugada, pero aún cae en trampas sencillas.',
  'level.4.like': 'Sabe reconocer una buena jugada, pero apenas prevé lo que viene después.',
  'level.5.like': 'Prevé un poco lo que viene y de vez en cuando se equivoca.',
  'level.6.like': 'Planea unas cuantas jugadas por adelantado y se equivoca pocas veces.',
  'level.7.like': 'Calcula bien y castiga los errores.',
  'level.8.like': 'Un oponente serio para jugadores con experiencia.',
  'level.9.like': 'Apenas comete errores.',
  'level.10.like': 'Fuerza máxima: piensa más tiempo y ve más lejos que ningún otro nivel.',
};
