import type { Translation } from '../../areas.js';

export const review: Translation<'gipf/review'> = {
  'finding.runs-out-of-reserve':
    '{turns, plural, one {Deja la reserva vacía.} other {La reserva quedará vacía en # jugadas.}}',
  'finding.loses-gipf-piece': 'Pierde la pieza GIPF de {at}.',
  'finding.closes-line': 'Cierra la línea {line}, que aún hace falta.',
};
