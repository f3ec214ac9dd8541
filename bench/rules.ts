// How fast perft of the rules library is beside the native yardstick, on positions from the middle of games.
import { perft } from '@korong/rules';
import { benchPerft, type Print } from './measure.ts';

export const benchRules = (print: Print): void => {
  benchPerft(print, 'rules', 0.05, (_name, game, position) => depth => perft(game, position, depth));
};
