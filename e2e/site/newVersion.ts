// A new version of the built pages, as if every script had changed.
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { languages } from '@korong/messages';
import { workerText } from '../../apps/web/build/worker.mjs';

export const NEW_TITLE = 'New version';

const filesIn = (folder: string): Map<string, Buffer> => {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return new Map(names.map(name => [name, readFileSync(join(folder, name))]));
};

/** Renames scripts and styles, and changes the title of the home pages; the old files are gone. */
export const replaceByNewVersion = (folder: string): void => {
  const before = filesIn(folder);
  const renamed = [...before.keys()]
    .filter(name => /^assets\/.*\.(js|css)$/.test(name))
    .map(name => basename(name));
  const rename = (text: string): string =>
    renamed.reduce((changed, name) => changed.replaceAll(name, `new-${name}`), text);
  const after = new Map<string, Buffer>();
  for (const [name, bytes] of before) {
    if (name === 'sw.js' || /\.(br|gz)$/.test(name)) continue;
    const isText = /\.(html|js|css)$/.test(name);
    const text = (): string => rename(bytes.toString()).replace(/<title>Korong[^<]*/, `<title>${NEW_TITLE}`);
    after.set(isText ? rename(name) : name, isText ? Buffer.from(text()) : bytes);
  }
  const [, script] = /^.*\n([\s\S]*)$/.exec(before.get('sw.js')!.toString())!;
  after.set('sw.js', Buffer.from(workerText(script!, after, languages)));
  for (const name of before.keys()) rmSync(join(folder, name));
  for (const [name, bytes] of after) writeFileSync(join(folder, name), bytes);
};
