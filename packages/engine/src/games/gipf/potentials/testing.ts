// Shared by the tests of GIPF with potentials. Not part of the library.
import { gipf, type GipfCell, type GipfPosition, type OptionFields } from '@korong/rules';

/** Possible setups: the presets of the pages, and some that they leave out. */
export const PROJECTS: readonly OptionFields[] = [
  { variant: 'standard', potentials: 'Z3Y3' },
  { variant: 'standard', potentials: 'Y6', linked: 'yes' },
  { variant: 'tournament', potentials: 'Z3Y3D3T3P3' },
  { variant: 'standard', potentials: 'Z3Y3D3T3P3', linked: 'yes' },
  { variant: 'tournament', potentials: 'D6P6-T6P6', pieces: '24' },
];

export const projectStart = (fields: OptionFields): GipfPosition => {
  const options = gipf.readOptions(fields);
  if (!options.ok) throw new Error(options.error.code);
  return gipf.start(options.value);
};

/**
 * The text of a position with only these pieces on the board, `c3:wZ d4:B e5:w`. White is to act, and no potentials are left to come in.
 */
export const projectText = (
  board: string,
  change: Partial<GipfPosition> = {},
  fields: OptionFields = { variant: 'standard', potentials: 'Z6Y6D6T6P6', pieces: '24' },
): string => {
  const start = projectStart(fields);
  const cells = start.cells.map((): GipfCell => '.');
  for (const item of board.split(' ')) {
    const [name = '', letters = ''] = item.split(':');
    cells[gipf.board.find(name)!] =
      letters.length === 1 && /[wbWB]/.test(letters) ? (letters as GipfCell) : `[${letters}]`;
  }
  const nothing = { zertz: 0, yinsh: 0, dvonn: 0, tamsk: 0, punct: 0 };
  const drawn: GipfPosition = {
    ...start,
    cells,
    reserve: { white: 5, black: 5 },
    entry: { white: 'single', black: 'single' },
    project: { ...start.project!, stock: { white: nothing, black: nothing } },
    ...change,
  };
  const text = gipf.positionText(drawn);
  const read = gipf.readPosition(text);
  if (!read.ok) throw new Error(`${read.error.code}: ${text}`);
  return text;
};
