// Two builds at a time would overwrite each other: the second one waits.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { KEPT } from './places.mjs';

const PAUSE_MS = 200;

const isRunning = pid => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const holder = file => {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
};

export const withLock = async act => {
  mkdirSync(KEPT, { recursive: true });
  const file = join(KEPT, 'lock');
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!isRunning(holder(file))) rmSync(file, { force: true });
    else await pause(PAUSE_MS);
  }
  try {
    return await act();
  } finally {
    rmSync(file, { force: true });
  }
};
