// A browser on a machine that can be suspended: all its processes are stopped and later continued.
import { chromium, type Browser } from 'playwright-core';
import { ARGUMENTS, CHROMIUM } from '../browser.ts';

export interface Sleeper {
  readonly browser: Browser;
  sleep(): void;
  wake(): void;
  close(): Promise<void>;
}

export const launchSleeper = async (): Promise<Sleeper> => {
  const server = await chromium.launchServer({
    executablePath: CHROMIUM!,
    args: ARGUMENTS,
  });
  const browser = await chromium.connect(server.wsEndpoint());
  // It was started as the leader of a process group, which includes all its children.
  const tell = (signal: NodeJS.Signals): void => {
    process.kill(-server.process().pid!, signal);
  };
  return {
    browser,
    sleep: () => {
      tell('SIGSTOP');
    },
    wake: () => {
      tell('SIGCONT');
    },
    close: async () => {
      tell('SIGCONT');
      await browser.close();
      await server.close();
    },
  };
};
