// What several games say in the same words.
import { message } from '@korong/messages';
import type { Side } from '@korong/rules';

/** For games in which the sides are called like their pieces. */
export const sideName = (side: Side): string => message(`side.${side}`);
