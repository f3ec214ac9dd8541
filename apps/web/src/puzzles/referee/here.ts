export { PuzzleReferee } from '@korong/study';
