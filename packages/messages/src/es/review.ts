import type { Translation } from '../areas.js';

export const review: Translation<'review'> = {
  'judgement.best': 'Mejor jugada',
  'judgement.good': 'Buena jugada',
  'judgement.inaccuracy': 'Imprecisión',
  'judgement.mistake': 'Error',
  'judgement.blunder': 'Error grave',
  'finding.misses-win':
    '{turns, plural, one {Deja pasar la victoria inmediata.} other {Deja pasar una victoria en # turnos.}}',
  'finding.allows-win':
    '{turns, plural, =0 {Pierde al instante.} one {Deja que el rival gane en el próximo turno.} other {Permite al rival una victoria en # turnos.}}',
  'finding.two-rows': 'Deja que el rival retire dos líneas en un turno: {rows}.',
  'finding.gives-row': 'Regala al rival la línea {row}.',
  'finding.allows-row': 'La línea {row} del rival ya no se puede impedir.',
  'finding.misses-row': 'Deja pasar la línea {row}.',
  'finding.misses-forced-row': 'Deja pasar la línea {row}, que se podía forzar.',
};
