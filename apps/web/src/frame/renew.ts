// Pages that are too old for the server: the new version is fetched whole, takes over, and the page reloads.
const AGAIN_MS = 60_000;
const PATIENCE_MS = 120_000;
const KEY = 'korong.renewed';

/** Reloaded a moment ago and still too old: another reload would never end. */
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

/** Lets a newer service worker take over; `false` if the active one is the newest. */
const takeOver = async (container: ServiceWorkerContainer): Promise<boolean> => {
  const before = container.controller;
  if (!before) return true; // without a worker the server answers for this page
  const registration = await container.getRegistration();
  await registration?.update().catch(() => undefined);
  const worker = registration?.installing ?? registration?.waiting;
  if (!worker) return false;
  if (!(await until(() => worker.state !== 'installing', worker, 'statechange'))) return false;
  worker.postMessage({ kind: 'takeOver' });
  return until(() => container.controller !== before, container, 'controllerchange');
};

let renewing: Promise<boolean> | undefined;

/** Reloads the page with the newest version; `false` if there is none. */
export const renewPages = (): Promise<boolean> =>
  (renewing ??= (async () => {
    const container = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
    const newer = !wasTried() && (container === undefined || (await takeOver(container)));
    if (newer) location.reload();
    else renewing = undefined;
    return newer;
  })());
