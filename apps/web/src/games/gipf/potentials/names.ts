/** The games that lend potentials are called by their names in every language. */
export const NAMES = {
  zertz: 'ZÈRTZ',
  yinsh: 'YINSH',
  dvonn: 'DVONN',
  tamsk: 'TAMSK',
  punct: 'PÜNCT',
} as const;
