import { errorBody } from '@korong/protocol/http';
import { z, type ZodType } from 'zod';
import { say } from '../say.js';

/** The operations of the API by their tags; each has its sentence in the catalogue. */
const TAGS = {
  me: 'people',
  guest: 'people',
  signIn: 'people',
  signOut: 'people',
  register: 'people',
  recover: 'people',
  changePassword: 'people',
  exportAll: 'people',
  erase: 'people',
  sessions: 'people',
  endSession: 'people',
  player: 'people',
  report: 'people',
  games: 'games',
  openGames: 'games',
  newGame: 'games',
  game: 'games',
  accept: 'games',
  callBack: 'games',
  record: 'games',
  events: 'games',
  explorer: 'study',
  review: 'study',
  askReview: 'study',
  puzzleRatings: 'study',
  puzzleProgress: 'study',
  attempt: 'study',
  studies: 'study',
  newStudy: 'study',
  study: 'study',
  changeStudy: 'study',
  deleteStudy: 'study',
  health: 'server',
  ready: 'server',
} as const;

type OperationName = keyof typeof TAGS;

const NOTHING = z.undefined().describe(say('api.nothing'));

/** The schema of a route apart from its input: name, summary, answer. Every error has the same form. */
export const operation = <T extends ZodType>(
  name: OperationName,
  gives: T,
): {
  operationId: string;
  summary: string;
  tags: string[];
  response: { 200: T; '4xx': typeof errorBody; '5xx': typeof errorBody };
} => ({
  operationId: name,
  summary: say(`api.${name}`),
  tags: [TAGS[name]],
  response: { 200: gives, '4xx': errorBody, '5xx': errorBody },
});

/** The same where nothing comes out. */
export const silentOperation = (
  name: OperationName,
): {
  operationId: string;
  summary: string;
  tags: string[];
  response: { 204: typeof NOTHING; '4xx': typeof errorBody; '5xx': typeof errorBody };
} => ({
  operationId: name,
  summary: say(`api.${name}`),
  tags: [TAGS[name]],
  response: { 204: NOTHING, '4xx': errorBody, '5xx': errorBody },
});
