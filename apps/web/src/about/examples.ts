// Short pieces of docs/, where they are compiled and run.
export const START = `npm start
npx korong --help`;

export const LIBRARY = `import { yinsh } from '@korong/rules';

let position = yinsh.start({ variant: 'standard' });
console.log(yinsh.toAct(position), yinsh.phase(position), yinsh.steps(position).length);

for (const text of ['f6', 'g7', 'e5']) {
  const read = yinsh.readStep(position, text);
  if (!read.ok) throw new Error(read.error.code);
  for (const step of read.value) position = yinsh.play(position, step);
}
console.log(yinsh.positionText(position));`;

export const PRINTED = `white place 85
yinsh/1 standard 4/7/8/9/4W5/4W4/5B4/9/8/7/4 act=black phase=place mover=black passes=0`;

export const REFEREE = `npx korong referee yinsh standard
npx korong referee gipf basic --handicap black=2`;

export const REFEREE_ANSWER = `{ "ok": true, "acts": "black", "phase": "place", "steps": ["a2", "a3", …], "turn": [],
  "result": null, "position": "yinsh/1 standard …" }`;

export const ENGINE = `npx korong play yinsh --black small,level=3
npx korong analyse game.txt --time 2000
npx korong arena yinsh standard small,level=5 ugi:./my-engine
npx korong ugi`;
