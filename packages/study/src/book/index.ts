export { canonicalPosition, canonicalTurn, equalTurns, fromCanonical } from './canonical.js';
export { Book, bookKey, type BookEntry, type BookTurn, type Tally } from './book.js';
export { readBook, writeBook, type BookProblem } from './file.js';
export { BookTally, type CountedGame } from './tally.js';
