// Every page of the build.
import { readdirSync } from 'node:fs';
import { DIST } from '../site.ts';

/** Paths after the language: ``, `play/`, `rules/yinsh/`. */
export const pathsOf = (language: string): string[] =>
  readdirSync(`${DIST}/${language}`, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('index.html'))
    .map(name => name.slice(0, -'index.html'.length))
    .sort();

export const LOST = 'nothing/here/';
