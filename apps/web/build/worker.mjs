// The service worker with the list of what it keeps: what all languages share, and what each language has of its own.
import { hashOf } from './write.mjs';

/** The address without a language stands in the list as a file: a server may send it elsewhere. */
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
