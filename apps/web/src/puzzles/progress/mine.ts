// The one progress of the page.
import { meIfOnline } from '../../api/api.js';
import { studyApi } from '../../api/studyApi.js';
import { knownYou, YOU } from '../../frame/you.js';
import { storedText } from '../../store/storedText.js';
import { SolverProgress } from './solverProgress.js';

const KEY = 'korong.puzzles';
const ACCOUNTS = 'korong.puzzles.accounts';

/** The streaks that are not over yet. */
export const streaks = storedText('korong.puzzles.streak');

export const mine = new SolverProgress({
  api: { ...studyApi, me: meIfOnline },
  device: storedText(KEY),
  accounts: storedText(ACCOUNTS),
  known: () => knownYou()?.id,
  later: (act, ms) => setTimeout(act, ms),
});

/** Calls back when the progress may have changed: in this tab or in another one. */
export const listenToMine = (hear: () => void): (() => void) => {
  const end = mine.listen(hear);
  const hearStorage = ({ key }: StorageEvent): void => {
    if (key === null || [KEY, ACCOUNTS, YOU].includes(key)) hear();
  };
  addEventListener('storage', hearStorage);
  return () => {
    end();
    removeEventListener('storage', hearStorage);
  };
};

/** Sends what waits as soon as there is a network again. */
export const connectMine = (): (() => void) => {
  const connect = (): void => void mine.sync();
  addEventListener('online', connect);
  return () => {
    removeEventListener('online', connect);
  };
};
