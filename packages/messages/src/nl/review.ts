import type { Translation } from '../areas.js';

export const review: Translation<'review'> = {
  'judgement.best': 'Beste zet',
  'judgement.good': 'Goede zet',
  'judgement.inaccuracy': 'Onnauwkeurigheid',
  'judgement.mistake': 'Fout',
  'judgement.blunder': 'Blunder',
  'finding.misses-win': '{turns, plural, one {Mist de directe winst.} other {Mist winst in # zetten.}}',
  'finding.allows-win':
    '{turns, plural, =0 {Verliest meteen.} one {Laat de tegenspeler met de volgende zet winnen.} other {Laat de tegenspeler in # zetten winnen.}}',
  'finding.two-rows': 'Laat de tegenspeler twee rijen in één zet wegnemen: {rows}.',
  'finding.gives-row': 'Geeft de tegenspeler de rij {row}.',
  'finding.allows-row': 'De rij {row} van de tegenspeler is niet meer te stoppen.',
  'finding.misses-row': 'Mist de rij {row}.',
  'finding.misses-forced-row': 'Mist de rij {row}, die af te dwingen was.',
};
