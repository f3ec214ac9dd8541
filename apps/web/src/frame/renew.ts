// Pages that are too old for the server: the new version is fetched whole, takes over, and the page reloads.
const AGAIN_MS = 60_000;
const PATIENCE_MS = 60_000;
const KEY = 'korong.renewed';

/** Reloaded a moment ago and still too old: another reload would never end. */
const wasReloaded = (): boolean => {
  try {
    return Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < AGAIN_MS;
  } catch {
    return true;
  }
};

/** False where nothing can be remembered: the page had better not reload then. */
const rememberReload = (): boolean => {
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false;
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

/** Whether a reload would bring another version: another page may have let it take over, and this one kept its own. */
const isOutdated = async (): Promise<boolean> => {
  const { src } = document.querySelector<HTMLScriptElement>('script[type=module]')!;
  const response = await fetch(location.pathname).catch(() => undefined);
  return response?.ok === true && !(await response.text()).includes(new URL(src).pathname);
};

/** Lets a newer service worker take over; `false` if there is none, or if it could not be installed. */
const takeOver = async (container: ServiceWorkerContainer): Promise<boolean> => {
  const before = container.controller;
  if (!before) return true; // without a worker the server answers for this page
  const registration = await container.getRegistration();
  await registration?.update().catch(() => undefined);
  const worker = registration?.installing ?? registration?.waiting;
  if (!worker) return isOutdated();
  const isSettled = await until(() => worker.state !== 'installing', worker, 'statechange');
  if (!isSettled || worker.state === 'redundant') return false;
  worker.postMessage({ kind: 'takeOver' });
  return until(() => container.controller !== before, container, 'controllerchange');
};

let renewing: Promise<boolean> | undefined;

/** Reloads the page with the newest version; `false` if there is none. */
export const renewPages = (): Promise<boolean> =>
  (renewing ??= (async () => {
    const container = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
    const newer =
      !wasReloaded() && (container === undefined || (await takeOver(container))) && rememberReload();
    if (newer) location.reload();
    else renewing = undefined;
    return newer;
  })());
