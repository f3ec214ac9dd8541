import type { Translation } from '../areas.js';

export const review: Translation<'review'> = {
  'judgement.best': 'Najlepszy ruch',
  'judgement.good': 'Dobry ruch',
  'judgement.inaccuracy': 'Niedokładność',
  'judgement.mistake': 'Błąd',
  'judgement.blunder': 'Gruby błąd',
  'finding.misses-win':
    '{turns, plural, one {Przeocza natychmiastową wygraną.} few {Przeocza wygraną w # ruchach.} many {Przeocza wygraną w # ruchach.} other {Przeocza wygraną w # ruchu.}}',
  'finding.allows-win':
    '{turns, plural, =0 {Przegrywa od razu.} one {Pozwala przeciwnikowi wygrać w następnym ruchu.} few {Pozwala przeciwnikowi wygrać w # ruchach.} many {Pozwala przeciwnikowi wygrać w # ruchach.} other {Pozwala przeciwnikowi wygrać w # ruchu.}}',
  'finding.two-rows': 'Pozwala przeciwnikowi usunąć dwa rzędy w jednym ruchu: {rows}.',
  'finding.gives-row': 'Oddaje przeciwnikowi rząd {row}.',
  'finding.allows-row': 'Rzędowi {row} przeciwnika nie da się już zapobiec.',
  'finding.misses-row': 'Przeocza rząd {row}.',
  'finding.misses-forced-row': 'Przeocza rząd {row}, który można było wymusić.',
};
