// The numbers of the steps of GIPF with potentials. They depend on the step alone, but for the flag of those that may be denied.
import { POTENTIAL_KINDS, type GipfStep, type Point, type StakedStep } from '@korong/rules';
import { ALONG, ENTRY_COUNT, ENTRY_TO, LENGTH, LINE_COUNT, POINT_COUNT, dotOf, toRules } from '../tables.js';
import { kindNumber } from './cell.js';

export const ZERTZ = kindNumber('zertz');
export const YINSH = kindNumber('yinsh');
export const DVONN = kindNumber('dvonn');
export const TAMSK = kindNumber('tamsk');
export const PUNCT = kindNumber('punct');
export const KIND_COUNT = POTENTIAL_KINDS.length;

// A push is an entry and what comes in: a single piece, a GIPF-piece, one loaded with a kind, or the TAMSK of an extra push.
const WAYS_IN = 8;
export const SINGLE_IN = 0;
export const GIPF_IN = 1;
export const LOADED_IN = 2;
export const EXTRA_IN = LOADED_IN + KIND_COUNT;
// A row is a line and which of its seven places keep their piece.
const ROWS_AT = ENTRY_COUNT * WAYS_IN;
export const FORGO = ROWS_AT + (LINE_COUNT << 7);
// A use is two points and what is used: a kind, and of a PÜNCT what it makes of a GIPF-piece.
const USES_AT = FORGO + 1;
export const NEUTRALISE = KIND_COUNT;
export const CONVERT = KIND_COUNT + 1;
const USES = KIND_COUNT + 2;
/** Added to the number of a step that is denied (P11), and to that of one that may be. */
export const DENIED = 1 << 14;
export const MAY_BE_DENIED = 1 << 15;
export const STEP_CODES = 1 << 16;
/** The step itself, without these flags. */
export const bareStep = (code: number): number => code & (DENIED - 1);

export const pushCode = (entry: number, wayIn: number): number => entry * WAYS_IN + wayIn;
export const rowCode = (line: number, kept: number): number => ROWS_AT + (line << 7) + kept;
export const useCode = (from: number, to: number, what: number): number =>
  USES_AT + (from * POINT_COUNT + to) * USES + what;

export const isRow = (step: number): boolean => step >= ROWS_AT && step < FORGO;
export const isUse = (step: number): boolean => step >= USES_AT;

export const entryIn = (step: number): number => (step / WAYS_IN) | 0;
export const wayIn = (step: number): number => step % WAYS_IN;
export const lineIn = (step: number): number => (step - ROWS_AT) >> 7;
export const keptIn = (step: number): number => (step - ROWS_AT) & 127;
export const fromIn = (step: number): number => ((step - USES_AT) / (USES * POINT_COUNT)) | 0;
export const toIn = (step: number): number => (((step - USES_AT) / USES) | 0) % POINT_COUNT;
const whatIn = (step: number): number => (step - USES_AT) % USES;
/** The kind of potential of a use. */
export const usedKind = (step: number): number => Math.min(whatIn(step), PUNCT);
export const neutralises = (step: number): boolean => whatIn(step) === NEUTRALISE;
export const converts = (step: number): boolean => whatIn(step) === CONVERT;

type UseStep = Extract<GipfStep, { kind: 'use' }>;

const PIECES_IN: readonly Extract<GipfStep, { kind: 'push' }>['piece'][] = [
  'single',
  'gipf',
  ...POTENTIAL_KINDS,
];

const placesOf = (line: number, bits: number): readonly Point[] =>
  Array.from({ length: LENGTH[line]! }, (_, place) => place)
    .filter(place => (bits >> place) & 1)
    .map(place => toRules(ALONG[line * 7 + place]!));

const useStep = (step: number): UseStep => ({
  kind: 'use',
  potential: POTENTIAL_KINDS[usedKind(step)]!,
  from: toRules(fromIn(step)),
  to: toRules(toIn(step)),
  ...(neutralises(step) && { as: 'punct' }),
  ...(converts(step) && { as: 'gipf' }),
});

/** The step of the rules with this number. `run` are the pieces of the row, if it is one, as bits along its line. */
export const stepOf = (code: number, run: number): GipfStep => {
  const step = bareStep(code);
  if (code & DENIED) return { kind: 'denied', use: stepOf(step, run) as StakedStep };
  if (step === FORGO) return { kind: 'forgo' };
  if (isUse(step)) return useStep(step);
  if (isRow(step)) {
    const line = lineIn(step);
    const kept = keptIn(step);
    return { kind: 'row', taken: placesOf(line, run & ~kept), kept: placesOf(line, kept) };
  }
  const entry = entryIn(step);
  const [dot, to] = [dotOf(entry), toRules(ENTRY_TO[entry]!)];
  return wayIn(step) === EXTRA_IN
    ? { kind: 'extra', dot, to }
    : { kind: 'push', dot, to, piece: PIECES_IN[wayIn(step)]! };
};
