import type { Translation } from '../areas.js';

export const review: Translation<'review'> = {
  'judgement.best': 'Mossa migliore',
  'judgement.good': 'Buona mossa',
  'judgement.inaccuracy': 'Imprecisione',
  'judgement.mistake': 'Errore',
  'judgement.blunder': 'Errore grave',
  'finding.misses-win':
    '{turns, plural, one {Si lascia sfuggire la vittoria immediata.} other {Si lascia sfuggire una vittoria in # mosse.}}',
  'finding.allows-win':
    '{turns, plural, =0 {Perde subito.} one {Lascia vincere l’avversario alla prossima mossa.} other {Lascia vincere l’avversario in # mosse.}}',
  'finding.two-rows': 'Lascia all’avversario due allineamenti in una sola mossa: {rows}.',
  'finding.gives-row': 'Regala all’avversario l’allineamento {row}.',
  'finding.allows-row': 'L’allineamento {row} dell’avversario non si può più impedire.',
  'finding.misses-row': 'Si lascia sfuggire l’allineamento {row}.',
  'finding.misses-forced-row': 'Si lascia sfuggire l’allineamento {row}, che si poteva forzare.',
};
