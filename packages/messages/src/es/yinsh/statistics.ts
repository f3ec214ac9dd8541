import type { Translation } from '../../areas.js';

export const statistics: Translation<'yinsh/statistics'> = {
  'variant.yinsh.standard': 'YINSH, estándar',
  'variant.yinsh.blitz': 'YINSH, relámpago',

  'rings.heading': 'Dónde van los anillos',
  'rings.text':
    'Cuanto más intenso es el color de una intersección, más veces se colocó allí un anillo. En la versión estándar de YINSH no hay ninguna favorita, y el centro más bien se evita. En la versión relámpago todo va al centro: las blancas empiezan en f6 en el {f6} de las partidas.',
  'rings.all': 'Los diez anillos',
  'rings.white': 'Primer anillo de las blancas',
  'rings.black': 'Primer anillo de las negras',
  'rings.scale': 'De {low} a {high} de los anillos en una intersección',
  'rings.alt':
    '{title}. En f6: {middle}. En cada intersección de alrededor: {around}. En cada una de las demás, de media: {rest}.',

  'together.heading': 'Los anillos van juntos',
  'together.text':
    'Dos anillos del mismo jugador están uno al lado del otro mucho más a menudo que los colocados al azar. La colocación importa: con anillos al azar, un jugador solo obtuvo el {random}.',
  'together.shows': 'Parejas de anillos de un jugador que están uno al lado del otro',
  'together.random': 'Colocados al azar',

  'row.heading': 'Lo que vale una línea',
  'row.text':
    'La primera línea vale su anillo, y poco más: el {level} de las partidas llega al empate a 2. Por eso el ordenador retiene sus líneas. Mientras no ha quitado ningún anillo, solo completa una línea en el {held} de los turnos en que podría.',
  'row.shows': 'Resultado del jugador que …',
  'row.lead': 'gana {own} a {other}',
  'row.level': 'acaba de empatar a {own}',
  'row.taken': 'tuvo que completar la primera línea',
  'row.left': 'tuvo que dejar la primera línea',
};
