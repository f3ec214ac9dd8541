import { readGames, type Asked, type GameReading } from '@korong/formats';
import { message } from '@korong/messages';
import { explainRefusal } from '../convert/explainRefusal.js';
import { OutFolder } from '../convert/folder.js';
import { sourcesOf, textOf, type Source } from '../convert/sources.js';
import { extensionOf, written, type WriteOptions } from '../convert/writers.js';
import { fileTrouble } from '../fileTrouble.js';

export interface ConvertOptions extends WriteOptions {
  /** The folder to write into; without it everything goes to the output. */
  readonly out?: OutFolder;
  readonly asked: Asked;
}

/** Converts every game of the files and folders, one file at a time. False if anything was refused. */
export const runConvert = async (
  paths: readonly string[],
  options: ConvertOptions,
  print: (content: string | Uint8Array) => void,
  complain: (line: string) => void,
): Promise<boolean> => {
  const counts = { games: 0, refused: 0, files: 0 };
  for (const source of sourcesOf(paths, options.out?.path)) {
    counts.files++;
    const converter = new FileConverter(source, options, print, complain);
    await converter.run();
    counts.games += converter.written;
    counts.refused += converter.refused;
  }
  complain(message('convert.done', counts));
  return counts.refused === 0;
};

/** What the file system says. Anything else is a bug of ours. */
const whyOf = (error: unknown, doing: 'read' | 'write'): string => {
  if (error instanceof Error && 'syscall' in error) return fileTrouble(error, doing);
  throw error;
};

class FileConverter {
  readonly #source: Source;
  readonly #options: ConvertOptions;
  readonly #print: (content: string | Uint8Array) => void;
  readonly #complain: (line: string) => void;
  written = 0;
  refused = 0;

  constructor(
    source: Source,
    options: ConvertOptions,
    print: (content: string | Uint8Array) => void,
    complain: (line: string) => void,
  ) {
    this.#source = source;
    this.#options = options;
    this.#print = print;
    this.#complain = complain;
  }

  async run(): Promise<void> {
    let text: string | undefined;
    try {
      text = textOf(this.#source.path);
    } catch (error) {
      this.#refuse('FILE_UNREADABLE', 1, message('convert.unreadable', { why: whyOf(error, 'read') }));
      return;
    }
    if (text === undefined) {
      this.#refuse('FILE_BINARY', 1, message('formats.binary', { file: this.#source.below }));
      return;
    }
    const games = readGames(text, this.#options.asked);
    for (const [i, game] of games.entries()) await this.#convert(game, games.length > 1 ? `-${i + 1}` : '');
  }

  async #convert(game: GameReading, suffix: string): Promise<void> {
    if (!game.ok) {
      const { code, reason, line } = game.error;
      this.#refuse(reason?.code ?? code, line, explainRefusal(game.error));
      return;
    }
    const { out, to, turn = 0 } = this.#options;
    const last = game.value.record.turns.length;
    if (to === 'svg' && turn > last) {
      this.#refuse('NO_SUCH_TURN', 1, message('error.turn.none', { turn, last }));
      return;
    }
    const content = await written(game.value, this.#options);
    if (content === undefined) {
      this.#refuse('NOT_WRITABLE', 1, message('export.cannot'));
      return;
    }
    if (game.value.dropped > 0)
      this.#complain(
        `${this.#source.path}${suffix}: ${message('formats.dropped', { n: game.value.dropped })}`,
      );
    if (out === undefined) this.#print(content);
    else if (!this.#save(out, suffix, content)) return;
    this.written++;
  }

  #save(out: OutFolder, suffix: string, content: string | Uint8Array): boolean {
    const name = this.#source.below.replace(/\.[^./\\]*$/, '') + suffix;
    try {
      if (out.save(name, extensionOf(this.#options.to), content) === 'saved') return true;
      this.#refuse('FILE_EXISTS', 1, message('convert.exists', { name }));
    } catch (error) {
      this.#refuse(
        'FILE_NOT_WRITTEN',
        1,
        message('convert.notWritten', { name, why: whyOf(error, 'write') }),
      );
    }
    return false;
  }

  #refuse(code: string, line: number, sentence: string): void {
    this.refused++;
    if (this.#options.to === 'jsonl' && this.#options.out === undefined)
      this.#print(`${JSON.stringify({ ok: false, code, line, message: sentence })}\n`);
    this.#complain(`${this.#source.path}:${line}: ${sentence}`);
  }
}
