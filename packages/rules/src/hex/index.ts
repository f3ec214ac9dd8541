export { DIRECTIONS, makeBoard, type Board, type Point, type Spot } from './board.js';
