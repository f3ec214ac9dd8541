/** The games that lend potentials have the same names in every language. */
export const NAMES = {
  zertz: 'ZÈRTZ',
  yinsh: 'YINSH',
  dvonn: 'DVONN',
  tamsk: 'TAMSK',
  punct: 'PÜNCT',
} as const;

/** Potentials as the rules write them, `Z3Y3`, in words: `3 ZÈRTZ, 3 YINSH`. */
export const kindsWords = (text: string): string =>
  (text.match(/[A-Z]\d+/g) ?? [])
    .map(
      part => `${part.slice(1)} ${Object.values(NAMES).find(name => name.startsWith(part.charAt(0))) ?? ''}`,
    )
    .join(', ');
