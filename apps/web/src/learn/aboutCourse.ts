import type { Area, AreaOfGame } from '@korong/messages';
import type { GameName } from '@korong/rules';

/** A course as the list of lessons knows it, without code. */
export interface AboutCourse {
  readonly game: GameName;
  /** The address of the rules it teaches. */
  readonly rules: string;
  /** The areas of its tasks and of its boards. */
  readonly area: Area;
  readonly boardAreas: readonly (Area | AreaOfGame)[];
  /** Begins with a demonstration, for readers who have never played. */
  readonly hasIntro: boolean;
  /** The ids of its tasks, in order. */
  readonly tasks: readonly string[];
  /** The lessons, if it has any: each with its id and its first task. */
  readonly lessons: readonly { readonly id: string; readonly first: string }[];
}
