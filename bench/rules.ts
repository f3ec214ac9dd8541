// Speed of the rules library's perft against the native yardstick, on midgame positions.
import { perft } from '@korong/rules';
import { benchPerft, type Print } from './measure.ts';

export const benchRules = (print: Print): void => {
  benchPerft(print, 'rules', 0.05, (_name, game, position) => depth => perft(game, position, depth));
};
