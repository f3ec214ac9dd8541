// Setting up a position by hand. Loaded by the board editor.
import type { OwnedPiece } from '@korong/board';
import {
  gameNamed,
  other,
  type Code,
  type GameName,
  type Refusal,
  type Result,
  type Side,
} from '@korong/rules';
import type { KeyOf } from '@korong/messages';
import type { Translate } from '../frame/i18n.js';
import { gipfEditor } from './gipf/editor.js';
import { yinshEditor } from './yinsh/editor.js';

/** A value beside the board. */
export interface EditorField {
  readonly name: string;
  readonly label: KeyOf<'analysis'>;
  readonly now: string;
  /** What can be chosen, each with its text; numbers have none. */
  readonly choices: readonly {
    readonly value: string;
    readonly label?: KeyOf<'analysis' | 'table' | 'play'>;
  }[];
}

export type EditorWords = Translate<'analysis' | 'table'>;

/** What a game offers to set up its positions. A position in the making may be impossible. */
export interface PositionEditor<P> {
  /** What can stand on a point. */
  pieces(position: P): readonly OwnedPiece[];
  /** Whether pieces can stand there. */
  holds(point: string): boolean;
  at(position: P, point: string): OwnedPiece | undefined;
  put(position: P, point: string, piece: OwnedPiece | undefined): P;
  empty(position: P): P;
  fields(position: P): readonly EditorField[];
  set(position: P, field: string, value: string): P;
  withSide(position: P, side: Side): P;
  /** The complete positions that may be meant, the likeliest first. */
  meant(position: P): readonly P[];
  /** What exactly is impossible and what to do, with the numbers of this position; nothing if the reason says it all. */
  why(position: P, code: Code, t: EditorWords): string | undefined;
}

export type AnyEditor = PositionEditor<unknown>;

const EDITORS: Readonly<Record<GameName, AnyEditor>> = {
  yinsh: yinshEditor,
  gipf: gipfEditor,
};

export const editorOf = (game: GameName): AnyEditor => EDITORS[game];

/** The first of the meant positions that is possible, as text; otherwise why the likeliest is not. */
export const editedText = (name: GameName, position: unknown): Result<string, Refusal> => {
  const game = gameNamed(name);
  const meant = editorOf(name)
    .meant(position)
    .map(one => ({ text: game.positionText(one), read: game.readPosition(game.positionText(one)) }));
  const possible = meant.find(({ read }) => read.ok);
  if (possible) return { ok: true, value: possible.text };
  const [likeliest] = meant;
  if (!likeliest || likeliest.read.ok) throw new Error('no position is meant');
  return likeliest.read;
};

/** A row that waits for the side that is not to move: the side to move could take its own. */
const waitingRow = (to: Side, t: EditorWords): string =>
  t('editor.why.rows', { side: t(`side.${other(to)}`), control: t('editor.side') });

/** Why a position is impossible, in the words of the editor; undefined where the sentence of the reason has to do. */
export const editorWhy = (
  name: GameName,
  position: unknown,
  { code }: Refusal,
  t: EditorWords,
): string | undefined =>
  code === 'IMPOSSIBLE_ROWS'
    ? waitingRow(gameNamed(name).toAct(position), t)
    : editorOf(name).why(position, code, t);
