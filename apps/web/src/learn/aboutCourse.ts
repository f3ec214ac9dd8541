import type { Area, AreaOfGame } from '@korong/messages';
import type { GameName } from '@korong/rules';

/** A course as the list of lessons knows it: nothing of it runs. */
export interface AboutCourse {
  readonly game: GameName;
  /** Where the rules of what it teaches are. */
  readonly rules: string;
  /** The sentences of its tasks, and those of its boards. */
  readonly area: Area;
  readonly boardAreas: readonly (Area | AreaOfGame)[];
  /** Its tasks in their order, by id. */
  readonly tasks: readonly string[];
  /** Where it has lessons of its own: each by its id and its first task. */
  readonly lessons: readonly { readonly id: string; readonly first: string }[];
}
