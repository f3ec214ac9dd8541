/** The tasks of each game in their order, by id. The list of lessons needs no more, so this imports nothing. */
export const COURSES = {
  yinsh: [
    'place',
    'move',
    'jump',
    'takeRow',
    'makeRow',
    'flipRow',
    'seven',
    'notForThem',
    'block',
    'doubleRow',
    'rowFirst',
    'win',
    'doubleThreat',
  ],
  gipf: [
    'push',
    'chain',
    'closed',
    'row',
    'capture',
    'chooseRow',
    'bothRows',
    'saveReserve',
    'keep',
    'takeGipf',
    'secondGipf',
    'doubleThreat',
    'stop',
  ],
} as const;

export type Course = keyof typeof COURSES;
