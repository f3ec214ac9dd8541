export { MAX_NESTING, MAX_TURNS, type Chapter, type Path, type TreeNode } from './chapter.js';
export { addTurn, makeMainLine, promote, remove, setComment, setMark, type Edited } from './edit.js';
export { MARKS, MARK_SIGNS, isMark, type Mark } from './marks.js';
export { playAfter, positionAt, positionsAlong, startPosition, turnsAlong, type PlayedTurn } from './play.js';
export { chapterOf, readChapter } from './read.js';
export { isMainLine, lineEnd, nearestPath, nodeAt, nodesAlong } from './walk.js';
export { chapterText, mainRecord } from './write.js';
