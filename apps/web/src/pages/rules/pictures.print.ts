// The boards of the rules pages as they stand before anything moves.
import { boardSvg, type GameName } from '@korong/board';
import { framesOf } from '../../learn/frames.js';
import type { Demo } from '../../learn/statement.js';

export const picture = (game: GameName, demo: Demo, title: string): string =>
  boardSvg(framesOf(game, demo)[0]!.view, { scheme: 'page', title });
