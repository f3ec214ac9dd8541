// The service worker with its file list: the files that all languages share, and the files of each language.
import { hashOf } from './write.mjs';

/** The address without a language is listed as a file: a server may redirect it. */
const address = name => `/${name.replace(/\/index\.html$/, '/')}`;

const languageOf = (name, languages) =>
  languages.find(code => name.startsWith(`${code}/`) || name.startsWith(`assets/${code}-`));

export const workerText = (script, files, languages) => {
  const list = { common: [], ...Object.fromEntries(languages.map(code => [code, []])) };
  for (const name of [...files.keys()].sort()) {
    if (/\.map$|^robots\.txt$|^sitemap\.xml$/.test(name)) continue;
    const hashed = name.startsWith('assets/');
    list[languageOf(name, languages) ?? 'common'].push(
      hashed ? [address(name)] : [address(name), hashOf(files.get(name))],
    );
  }
  const text = JSON.stringify(list);
  return `const LIST=${text},VERSION="${hashOf(text + script)}";\n${script}`;
};
