// Older versions are deleted when no page of theirs is open any more.
import { CACHE, isOurs } from './list.js';

const PATIENCE_MS = 3000;

/** The entry script of an open page; undefined if it does not answer, for example because it sleeps. */
const entryOf = (client: Client): Promise<string | undefined> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<string>): void => {
      resolve(data);
    };
    setTimeout(() => {
      resolve(undefined);
    }, PATIENCE_MS);
    client.postMessage({ kind: 'which' }, [port2]);
  });

const isUsed = async (name: string, entries: readonly string[]): Promise<boolean> => {
  const [old, current] = [await caches.open(name), await caches.open(CACHE)];
  for (const entry of entries) {
    if ((await old.match(entry)) && !(await current.match(entry))) return true;
  }
  return false;
};

export const sweep = async (worker: ServiceWorkerGlobalScope): Promise<void> => {
  const others = (await caches.keys()).filter(name => isOurs(name) && name !== CACHE);
  if (others.length === 0) return;
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const entries = await Promise.all(open.map(entryOf));
  const known = entries.filter(entry => entry !== undefined);
  if (known.length < entries.length) return;
  for (const name of others) {
    const isDone = !(await isUsed(name, known));
    // A newer version may have come meanwhile, and this may be its cache.
    if (worker.registration.installing ?? worker.registration.waiting) return;
    if (isDone) await caches.delete(name);
  }
};
