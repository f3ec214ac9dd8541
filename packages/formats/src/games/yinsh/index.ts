import type { GameFormats } from '../formats.js';
import { boardspace } from './boardspace.js';

/** The sentences of Board Game Arena and the steps they mean. The marker is where the next ring move starts. */
const SENTENCES: readonly (readonly [RegExp, (from: string, to: string) => string | undefined])[] = [
  [/\bplaces a ring on\b/i, (_, to) => to],
  [/\bplaces a marker on\b/i, () => undefined],
  [/\bmoves a ring from\b/i, (from, to) => `${from}-${to}`],
  [/\bremoves a row of markers\b/i, (from, to) => `x${from}-${to}`],
  [/\bremoves a ring from\b/i, from => `x${from}`],
];

export const formats: GameFormats = {
  boardspace,
  bga: template => SENTENCES.find(([words]) => words.test(template))?.[1],
};
