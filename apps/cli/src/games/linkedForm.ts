import { POTENTIAL_KINDS, letterOf } from '@korong/rules';

const LETTERS = POTENTIAL_KINDS.map(letterOf);

/** How a match between programs is linked. */
interface LinkedForm {
  /** What is at stake: the kinds, in small letters where it is the entry; undefined for every use. */
  readonly stakes?: string;
  /** The kinds whose use acts unless it is challenged. What else is at stake has to be won. */
  readonly challenged: string;
  /** How often each side may challenge. */
  readonly challenges: number;
}

/**
 * `always`: every use has to be won. `2`: every use may be challenged, twice by each side. `ZYdT,YT=2`: the uses of Y and T may be
 * challenged, those of Z and the entry of D have to be won.
 */
export const readLinkedForm = (text: string): LinkedForm | undefined => {
  if (text === 'always') return { challenged: '', challenges: 0 };
  if (/^[1-3]$/.test(text)) return { challenged: LETTERS.join(''), challenges: Number(text) };
  const [, stakes, challenged = '', challenges = '0'] =
    /^([A-Za-z]+)(?:,([A-Z]+)=([1-3]))?$/.exec(text) ?? [];
  if (stakes === undefined || !challenged.split('').every(letter => stakes.includes(letter)))
    return undefined;
  return { stakes, challenged, challenges: Number(challenges) };
};

/** The option `linked` of a game with these potentials. */
export const linkedOption = ({ stakes }: LinkedForm, potentials = ''): string => {
  const all = LETTERS.filter(letter => potentials.includes(letter)).join('');
  return stakes === undefined || stakes === all ? 'yes' : stakes;
};
