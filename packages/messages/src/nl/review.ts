import type { Translation } from '../areas.js';

export const review: Translation<'review'> = {
  'judgement.best': 'Beste zet',
  'judgement.good': 'Goede zet',
  'judgement.inaccuracy': 'Onnauwkeurigheid',
  'judgement.mistake': 'Fout',
  'judgement.blunder': 'Blunder',
  'finding.misses-win': '{turns, plural, one {Mist de directe winst.} other {Mist winst in # zetten.}}',
  'finding.allows-win':
    '{turns, plural, =0 {Verliest meteen.} one {Laat de tegenstander in de volgende beurt winnen.} other {Geeft de tegenstander winst in # zetten.}}',
  'finding.two-rows': 'Laat de tegenstander twee rijen in één beurt pakken: {rows}.',
  'finding.gives-row': 'Geeft de tegenstander de rij {row}.',
  'finding.allows-row': 'De rij {row} van de tegenstander is niet meer te stoppen.',
  'finding.misses-row': 'Mist de rij {row}.',
  'finding.misses-forced-row': 'Mist de rij {row}, die af te dwingen was.',
};
