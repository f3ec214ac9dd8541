import type { GameName } from '@korong/rules';

/** A course as the list of lessons knows it: nothing of it runs. */
export interface AboutCourse {
  readonly game: GameName;
  /** Where the rules of what it teaches are. */
  readonly rules: string;
  /** Its tasks in their order, by id. */
  readonly tasks: readonly string[];
  /** Where it has lessons of its own: each by its id and its first task. */
  readonly lessons: readonly { readonly id: string; readonly first: string }[];
}
