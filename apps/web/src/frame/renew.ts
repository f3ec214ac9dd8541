// Pages that are too old for the server: the new ones are fetched whole, take over, and the page is opened again with them.
const AGAIN_MS = 60_000;
const PATIENCE_MS = 120_000;
const KEY = 'korong.renewed';

/** Opened again a moment ago and still too old: doing so once more would go on for ever. */
const wasTried = (): boolean => {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < AGAIN_MS) return true;
    sessionStorage.setItem(KEY, String(Date.now()));
    return false;
  } catch {
    return true;
  }
};

const until = (reached: () => boolean, target: EventTarget, event: string): Promise<boolean> =>
  new Promise(resolve => {
    const look = (): void => {
      if (reached()) resolve(true);
    };
    target.addEventListener(event, look);
    setTimeout(() => {
      resolve(false);
    }, PATIENCE_MS);
    look();
  });

/** Lets a newer service worker take over, where there is one; `false` where the one at work is the newest. */
const takeOver = async (container: ServiceWorkerContainer): Promise<boolean> => {
  const before = container.controller;
  if (!before) return true; // no worker answers for this page: the server does
  const registration = await container.getRegistration();
  await registration?.update().catch(() => undefined);
  const worker = registration?.installing ?? registration?.waiting;
  if (!worker) return false;
  if (!(await until(() => worker.state !== 'installing', worker, 'statechange'))) return false;
  worker.postMessage({ kind: 'takeOver' });
  return until(() => container.controller !== before, container, 'controllerchange');
};

let renewing: Promise<boolean> | undefined;

/** Opens the page again with the newest version; `false` if there is none to be had now. */
export const renewPages = (): Promise<boolean> =>
  (renewing ??= (async () => {
    const container = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
    const newer = !wasTried() && (container === undefined || (await takeOver(container)));
    if (newer) location.reload();
    else renewing = undefined;
    return newer;
  })());
