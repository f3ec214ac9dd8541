// A thread of the book maker. It plays the games it is sent, one after the other.
import { parentPort, workerData } from 'node:worker_threads';
import { loadNet } from '../engine/nets.js';
import { BookGames, type BookSetting } from './game.js';

const setting = workerData as BookSetting;
const games = new BookGames(setting, loadNet(setting.game, 'large'));

parentPort!.on('message', (index: number) => {
  parentPort!.postMessage(games.play(index));
});
