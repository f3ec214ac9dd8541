import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readGames, type Asked, type GameReading } from '@korong/formats';
import { message } from '@korong/messages';
import { explainRefusal } from '../convert/explainRefusal.js';
import { sourcesOf, textOf, type Source } from '../convert/sources.js';
import { extensionOf, written, type ConvertedFormat } from '../convert/writers.js';

export interface ConvertOptions {
  readonly to: ConvertedFormat;
  /** The folder to write into; without it everything goes to the output. */
  readonly out?: string;
  readonly asked: Asked;
  /** The time of writing, in ISO 8601. */
  readonly generated: string;
}

/** Converts every game of the files and folders, one file at a time. False if anything was refused. */
export const runConvert = (
  paths: readonly string[],
  options: ConvertOptions,
  print: (text: string) => void,
  complain: (line: string) => void,
): boolean => {
  const counts = { games: 0, refused: 0, files: 0 };
  for (const source of sourcesOf(paths)) {
    counts.files++;
    const converter = new FileConverter(source, options, print, complain);
    converter.run();
    counts.games += converter.written;
    counts.refused += converter.refused;
  }
  complain(message('convert.done', counts));
  return counts.refused === 0;
};

class FileConverter {
  readonly #source: Source;
  readonly #options: ConvertOptions;
  readonly #print: (text: string) => void;
  readonly #complain: (line: string) => void;
  written = 0;
  refused = 0;

  constructor(
    source: Source,
    options: ConvertOptions,
    print: (text: string) => void,
    complain: (line: string) => void,
  ) {
    this.#source = source;
    this.#options = options;
    this.#print = print;
    this.#complain = complain;
  }

  run(): void {
    let games: readonly GameReading[];
    try {
      games = readGames(textOf(this.#source.path), this.#options.asked);
    } catch (error) {
      if (!(error instanceof Error && 'syscall' in error)) throw error;
      this.#refuse('FILE_UNREADABLE', 1, message('convert.unreadable', { why: error.message }));
      return;
    }
    for (const [i, game] of games.entries()) this.#convert(game, games.length > 1 ? `-${i + 1}` : '');
  }

  #convert(game: GameReading, suffix: string): void {
    if (!game.ok) {
      const { code, reason, line } = game.error;
      this.#refuse(reason?.code ?? code, line, explainRefusal(game.error));
      return;
    }
    const { to, out, generated } = this.#options;
    const text = written(game.value, to, generated);
    if (text === undefined) {
      this.#refuse('NOT_WRITABLE', 1, message('export.cannot'));
      return;
    }
    if (game.value.dropped > 0)
      this.#complain(`${this.#source.path}: ${message('formats.dropped', { n: game.value.dropped })}`);
    if (out === undefined) this.#print(text);
    else this.#save(out, suffix, text);
    this.written++;
  }

  #save(out: string, suffix: string, text: string): void {
    const name = this.#source.below.replace(/\.[^./\\]*$/, '');
    const file = join(out, `${name}${suffix}.${extensionOf(this.#options.to)}`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  #refuse(code: string, line: number, sentence: string): void {
    this.refused++;
    if (this.#options.to === 'jsonl' && this.#options.out === undefined)
      this.#print(`${JSON.stringify({ ok: false, code, line, message: sentence })}\n`);
    this.#complain(`${this.#source.path}:${line}: ${sentence}`);
  }
}
