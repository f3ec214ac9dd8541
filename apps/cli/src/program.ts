import { Command, CommanderError } from 'commander';
import { message } from '@korong/messages';
import { addBookCommands } from './book/program.js';
import { Fail, USAGE } from './fail.js';
import { addAdmin } from './program/admin.js';
import { addAnalyse } from './program/analyse.js';
import { addAnalysis } from './program/analysis.js';
import { addArena } from './program/arena.js';
import { addBench } from './program/bench.js';
import { addConvert } from './program/convert.js';
import { addPerft } from './program/perft.js';
import { addPlay } from './program/play.js';
import { addReferee } from './program/referee.js';
import { addReplay } from './program/replay.js';
import { addUgi } from './program/ugi.js';
import { addWorker } from './program/worker.js';
import { addPuzzleCommands } from './puzzles/program.js';
import { ownVersion } from './version.js';

/** `ended` receives the exit code of a command that has printed its own error. */
const program = (ended: (code: number) => void): Command => {
  const korong = new Command('korong')
    .description(message('help.korong'))
    .version(ownVersion(), '--version', message('help.version'))
    .addHelpText('after', `\n${message('help.exit')}`)
    .exitOverride()
    .showSuggestionAfterError()
    .showHelpAfterError(message('error.seeHelp'))
    .helpCommand('help [command]');

  // In the order of the help.
  addPlay(korong);
  addReplay(korong);
  addConvert(korong, ended);
  addPerft(korong);
  addReferee(korong);
  addAnalyse(korong);
  addAnalysis(korong);
  addBench(korong);
  addUgi(korong);
  addArena(korong);
  addPuzzleCommands(korong, ended);
  addBookCommands(korong);
  addWorker(korong, ended);
  addAdmin(korong, ended);
  return korong;
};

/** Runs the command and returns its exit code. */
export const run = async (args: readonly string[]): Promise<number> => {
  let exitCode = 0;
  try {
    const korong = program(code => {
      exitCode = code;
    });
    await korong.parseAsync(args.length > 0 ? args : ['--help'], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE;
    if (!(error instanceof Fail)) throw error;
    process.stderr.write(`${error.message}\n`);
    return error.exitCode;
  }
};
