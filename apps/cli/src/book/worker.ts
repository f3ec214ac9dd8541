// A thread of the book maker. It plays the games it is sent, one after the other.
import { parentPort, workerData } from 'node:worker_threads';
import { gameNamed } from '@korong/rules';
import { loadNet } from '../engine/nets.js';
import { startText } from '../startText.js';
import { BookGames, type BookSetting } from './game.js';

const setting = workerData as BookSetting;
const { game } = setting;
const variant = gameNamed(game).variants[0]!;
const games = new BookGames(setting, loadNet(game, 'large', startText(game, { variant })));

parentPort!.on('message', (index: number) => {
  parentPort!.postMessage(games.play(index));
});
