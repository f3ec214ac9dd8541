import { GAMES, gameNamed, ok, other, type GameName, type Side } from '@korong/rules';
import { cause, refuse, type Cause, type Mark, type Read } from '../cause.js';
import { choicesOf, oneOf } from '../choices.js';
import type { BoardspaceReader } from '../games/boardspace.js';
import { FORMATS_OF } from '../games/formats.js';
import { Playback, type Concession } from '../playback.js';
import type { Asked, Choice, Reading } from '../reading.js';
import { Clocks } from './clocks.js';
import { facts, type Facts } from './facts.js';
import type { SgfGame, SgfProperty } from './tree.js';

const gameNames = Object.keys(GAMES) as GameName[];

/** The game of GM, a number or a word. */
const gameOf = (gm: string): GameName | undefined =>
  gameNames.find(name => FORMATS_OF[name].boardspace.gm.includes(gm));

/** Reads one game of boardspace.net. */
export const readBoardspace = (game: SgfGame, asked: Asked): Read<Reading> => {
  const about = facts(game);
  const gm = about.gm.value.trim().toLowerCase();
  const name = gameOf(gm) ?? (gm === '' ? gameOf(about.variant) : undefined);
  if (name === undefined) {
    const isZertz = gm === '22' || gm.startsWith('zertz') || (gm === '' && about.variant.startsWith('zertz'));
    return refuse(isZertz ? 'ZERTZ_NOT_YET' : 'OTHER_GAME', markOf(about.gm));
  }
  const { setups } = FORMATS_OF[name].boardspace;
  const [variant] = Object.entries(setups).find(([, setup]) => setup.toLowerCase() === about.variant) ?? [];
  if (variant === undefined && about.variant !== '') return refuse('OTHER_VARIANT', markOf(about.su));
  const choices: readonly Choice[] =
    variant === undefined
      ? choicesOf({ ...asked, game: name }, [gameNamed(name)])
      : [{ game: name, options: { variant } }];
  return oneOf(choices, markOf(about.gm), choice => readAs(game, about, choice));
};

export const markOf = ({ name, value, place }: SgfProperty): Mark => ({
  place,
  excerpt: `${name}[${value}]`,
});

const readAs = (game: SgfGame, about: Facts, { game: name, options }: Choice): Read<Reading> => {
  const play = Playback.at(gameNamed(name), options);
  if (!play.ok) return refuse('OTHER_VARIANT', markOf(about.su), play.error);
  const session = new Session(play.value, FORMATS_OF[name].boardspace.reader(play.value, about), about);
  const problem = session.run(game);
  if (problem) return { ok: false, error: problem };
  return ok(play.value.finish('boardspace', session.headers(), session.claimed()));
};

const STARTS = [
  [/^(white|p0)\b/, 'P0'],
  [/^(black|p1)\b/, 'P1'],
] as const;
/** What is said about a seat, not done by it. */
const ABOUT_SEAT = ['id', 'ranking', 'country', 'time'];
/** What was undone is cut out before a file is saved; offers have no effect by themselves. */
const SKIPPED = [
  'undo',
  'reset',
  'pleaseundo',
  'allowundo',
  'dontundo',
  'offerdraw',
  'declinedraw',
  'nullmove',
];
const ARRANGING = ['edit', 'swap', 'setboard'];

/** Goes through the nodes of a game. */
class Session {
  readonly #play: Playback;
  readonly #reader: BoardspaceReader;
  readonly #about: Facts;
  readonly #clocks: Clocks;
  /** The seat that begins has White. */
  #first: string | undefined;
  #seat: string | undefined;
  #resigned = false;
  #isEditing = false;
  #isConceded = false;

  constructor(play: Playback, reader: BoardspaceReader, about: Facts) {
    this.#play = play;
    this.#reader = reader;
    this.#about = about;
    this.#clocks = new Clocks(play, about.timeControl);
  }

  run(game: SgfGame): Cause | undefined {
    for (const [i, node] of game.entries()) {
      for (const property of node) {
        if (property.name === 'TM') this.#clocks.note(property.value);
        const problem = /^P[01]$/.test(property.name) ? this.#said(property, i === 0) : undefined;
        if (problem) return problem;
      }
    }
    if (this.#resigned && !this.#about.hasDone) this.#resign();
    const problem = this.#isConceded ? undefined : this.#reader.end(!this.#about.hasDone);
    this.#clocks.turnTo(undefined);
    return problem;
  }

  #said(property: SgfProperty, isRoot: boolean): Cause | undefined {
    const [, word = '', rest = ''] = /^\s*(?:\d+\s+)?(\S*)\s*([\s\S]*)$/.exec(property.value.toLowerCase())!;
    if (ABOUT_SEAT.includes(word) || word === '') return undefined;
    const seat = property.name;
    const mark = markOf(property);
    if (word === 'start') {
      this.#isEditing = false;
      // Said again later it changes nothing.
      if (!this.#play.hasBegun) this.#first = STARTS.find(([who]) => who.test(rest))?.[1] ?? seat;
      return undefined;
    }
    if (SKIPPED.includes(word)) return undefined;
    if (ARRANGING.includes(word)) return this.#arranged(word, rest, mark);
    const problem = this.#acted(seat, word, rest, mark);
    // The first node may say more about the seats than is known here.
    return problem?.code === 'UNKNOWN_WORD' && isRoot ? undefined : problem;
  }

  #arranged(word: string, rest: string, mark: Mark): Cause | undefined {
    const isOtherBoard = word === 'setboard' && rest.trim() !== '';
    if (this.#play.hasBegun || isOtherBoard) return cause('BOARD_CHANGED', mark);
    if (word === 'edit') this.#isEditing = true;
    return undefined;
  }

  #acted(seat: string, word: string, rest: string, mark: Mark): Cause | undefined {
    if (word === 'done') return this.#done(seat);
    if (this.#isEditing) return cause('BOARD_CHANGED', mark);
    if (word === 'loseontime' || word === 'winontime') return this.#onTime(word === 'winontime');
    if (word === 'acceptdraw') return this.#ended(() => ({ winner: null, by: 'agreement' }));
    // In old files the next seat confirms what the one before did.
    const refused = seat === this.#seat ? undefined : this.#reader.done();
    if (refused) return refused;
    this.#turnTo(seat);
    if (word === 'resign') {
      this.#resigned = !this.#resigned;
      return undefined;
    }
    if (word === 'pass') return this.#reader.done() ?? this.#pass(seat, mark);
    const known = this.#first;
    const problem = this.#reader.word({ side: this.#side(seat), word, rest, mark });
    if (problem !== false) return problem;
    this.#first = known;
    return cause('UNKNOWN_WORD', mark);
  }

  #pass(seat: string, mark: Mark): Cause | undefined {
    if (!this.#play.isOver && this.#play.toAct !== this.#side(seat)) return cause('WRONG_SIDE', mark);
    return this.#play.read('pass', mark);
  }

  #done(seat: string): Cause | undefined {
    this.#isEditing = false;
    if (!this.#resigned || seat !== this.#seat) return this.#reader.done();
    this.#resign();
    return undefined;
  }

  #turnTo(seat: string): void {
    if (this.#seat === seat) return;
    this.#resigned = false;
    this.#seat = seat;
    this.#clocks.turnTo(seat);
  }

  #side(seat: string): Side {
    this.#first ??= seat;
    return seat === this.#first ? 'white' : 'black';
  }

  #resign(): void {
    this.#resigned = false;
    this.#play.concede({ winner: other(this.#side(this.#seat!)), by: 'resignation' });
    this.#isConceded = true;
  }

  #onTime(isWin: boolean): Cause | undefined {
    return this.#ended(() => ({ winner: isWin ? this.#play.toAct : other(this.#play.toAct), by: 'time' }));
  }

  /** What was not confirmed before does not count, except in old files. */
  #ended(concession: () => Concession): Cause | undefined {
    const problem = this.#about.hasDone ? undefined : this.#reader.end(true);
    if (problem) return problem;
    this.#play.concede(concession());
    this.#isConceded = true;
    return undefined;
  }

  headers(): readonly (readonly [string, string | undefined])[] {
    const { names, date, timeControl } = this.#about;
    const first = this.#first ?? 'P0';
    return [
      ['White', names[first]],
      ['Black', names[first === 'P0' ? 'P1' : 'P0']],
      ['Site', 'boardspace.net'],
      ['Date', date],
      ['TimeControl', timeControl && `${timeControl.initial / 1000}+${timeControl.increment / 1000}`],
    ];
  }

  /** The winner, if the sentence about the result has the name of one player alone. */
  claimed(): Side | undefined {
    const { names, result } = this.#about;
    const named = ['P0', 'P1'].filter(seat => names[seat] !== undefined && hasName(result, names[seat]));
    return named.length === 1 ? this.#side(named[0]!) : undefined;
  }
}

const hasName = (sentence: string, name: string): boolean => {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu').test(sentence);
};
