// Sentences shared by several games.
import { message } from '@korong/messages';
import type { Side } from '@korong/rules';

/** For games whose sides are named after their pieces. */
export const sideName = (side: Side): string => message(`side.${side}`);
