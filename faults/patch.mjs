// Changes one built module of the server that preloads this (`node --import`). A module that is not there, or lacks the text, is an error:
// otherwise the fault would not be there either, and the test would show nothing.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

export const replaced = (source, from, to) => {
  if (!source.includes(from)) throw new Error(`not found in what was built: ${from}`);
  return source.replace(from, () => to);
};

/** `path` is from the root of the repository; `change` makes the new source from the old one. */
export const patch = (path, change) => {
  const file = new URL(`../${path}`, import.meta.url);
  const source = change(readFileSync(file, 'utf8'));
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context);
      return url === file.href ? { ...loaded, source } : loaded;
    },
  });
};
