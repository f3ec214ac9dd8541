import type { Translation } from '../areas.js';

export const review: Translation<'review'> = {
  'judgement.best': 'Mejor jugada',
  'judgement.good': 'Buena jugada',
  'judgement.inaccuracy': 'Imprecisión',
  'judgement.mistake': 'Error',
  'judgement.blunder': 'Error grave',
  'finding.misses-win':
    '{turns, plural, one {Deja pasar la victoria inmediata.} other {Deja pasar una victoria en # jugadas.}}',
  'finding.allows-win':
    '{turns, plural, =0 {Pierde al instante.} one {Deja que el oponente gane en la próxima jugada.} other {Deja que el oponente gane en # jugadas.}}',
  'finding.two-rows': 'Deja que el oponente quite dos líneas en una jugada: {rows}.',
  'finding.gives-row': 'Regala al oponente la línea {row}.',
  'finding.allows-row': 'La línea {row} del oponente ya no se puede impedir.',
  'finding.misses-row': 'Deja pasar la línea {row}.',
  'finding.misses-forced-row': 'Deja pasar la línea {row}, que se podía forzar.',
};
