import type { LinkedGame } from './games.js';
import type { KindSetup, ProjectSetup } from './project.js';

const kind = (count: number, form: KindSetup['form'] = 'free', game?: LinkedGame): KindSetup => ({
  count: { white: count, black: count },
  form,
  ...(game && { game }),
});

const NONE = kind(0);

const STANDARD = {
  variant: 'standard',
  handicap: { white: 0, black: 0 },
  pieces: { white: 18, black: 18 },
} as const;

const won = kind(3, 'challenge', 'yinsh-blitz');

/**
 * Setups to choose from. `example`: the rulebook's, a ZÈRTZ acts after a linked game was won; YINSH blitz stands in for ZÈRTZ. `evening`:
 * several kinds and several games.
 */
export const PROJECT_PRESETS = {
  free: { ...STANDARD, kinds: { zertz: kind(3), yinsh: kind(3), dvonn: NONE, tamsk: NONE, punct: NONE } },
  six: {
    ...STANDARD,
    kinds: { zertz: NONE, yinsh: kind(6, 'challenge', 'yinsh-blitz'), dvonn: NONE, tamsk: NONE, punct: NONE },
    challenges: 1,
  },
  ultimate: {
    ...STANDARD,
    kinds: { zertz: won, yinsh: won, dvonn: won, tamsk: won, punct: won },
    challenges: 1,
  },
  example: {
    ...STANDARD,
    kinds: { zertz: kind(6, 'always', 'yinsh-blitz'), yinsh: NONE, dvonn: NONE, tamsk: NONE, punct: NONE },
  },
  evening: {
    ...STANDARD,
    kinds: {
      zertz: kind(3, 'always', 'yinsh-blitz'),
      yinsh: kind(3, 'challenge', 'yinsh'),
      dvonn: kind(3, 'acquire', 'gipf-basic'),
      tamsk: kind(3, 'challenge', 'die'),
      punct: kind(3),
    },
    challenges: 2,
  },
} as const satisfies Readonly<Record<string, ProjectSetup>>;
