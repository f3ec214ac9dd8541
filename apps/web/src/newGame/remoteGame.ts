import type { NewGame } from '@korong/protocol';
import type { Agreement } from '../games/gameAbout.js';
import { clockOf, optionsOf, type GameSettings } from './settings.js';

/** The request to the server. `agreed`: the agreement from the form of a custom variant. */
export const newGameOf = (settings: GameSettings, agreed?: Agreement): NewGame => {
  const { game, opponent, level, colour } = settings;
  const clock = clockOf(settings);
  return {
    game,
    options: optionsOf(settings),
    ...agreed,
    ...(clock && { clock }),
    colour,
    listed: opponent === 'anybody',
    ...(opponent === 'computer' && { level }),
  };
};
