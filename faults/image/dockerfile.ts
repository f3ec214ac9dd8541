// Parses a Dockerfile into instructions, and its .dockerignore. Unknown syntax is an error and never skipped.
import { readFileSync } from 'node:fs';

interface Instruction {
  readonly name: string;
  readonly rest: string;
}

/** Lines without comments, continued ones joined. */
export const readDockerfile = (file: string): readonly Instruction[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => !line.trim().startsWith('#') && line.trim() !== '')
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .map(line => {
      const parts = /^([A-Z]+) (.*)$/.exec(line.trim());
      if (!parts) throw new Error(`not an instruction: ${line}`);
      return { name: parts[1]!, rest: parts[2]! };
    });

/** `["node", "main.js"]`: the form without a shell, so that signals reach the process itself. */
export const readCommand = (text: string): readonly string[] => {
  const list: unknown = text.startsWith('[') ? JSON.parse(text) : undefined;
  if (!Array.isArray(list) || list.some(part => typeof part !== 'string'))
    throw new Error(`only a list of words is understood: ${text}`);
  return list as readonly string[];
};

const patternOf = (line: string): RegExp => {
  if (!/^[\w.*/-]+$/.test(line)) throw new Error(`not understood in a .dockerignore: ${line}`);
  const source = line
    .replaceAll('.', String.raw`\.`)
    .replace(/\*\*\/|\*\*|\*/g, stars => ({ '**/': '(?:.*/)?', '**': '.*' })[stars] ?? '[^/]*');
  return new RegExp(`^${source}$`);
};

/** Whether a path, relative to the root of the context, is ignored. Callers descend from the top, folder by folder. */
export const readIgnored = (file: string): ((path: string) => boolean) => {
  const patterns = readFileSync(file, 'utf8')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(patternOf);
  return path => patterns.some(pattern => pattern.test(path));
};
