import { netEvaluator } from '../../evaluate/netEvaluator.js';
import type { BoardKind, SearchGame } from '../searchGame.js';
import { GipfBoard } from './board.js';
import { gipfMaterial } from './material.js';
import { gipfNet } from './planes.js';
import { ProjectBoard } from './potentials/board.js';
import { PlainNetEvaluator } from './potentials/evaluator.js';
import { projectMaterial } from './potentials/material.js';
import { projectNet } from './potentials/planes.js';

const plain: BoardKind<GipfBoard> = {
  board: () => new GipfBoard(),
  net: gipfNet,
  planes: [gipfNet.planes],
  evaluator: netEvaluator(gipfNet),
  material: gipfMaterial,
};

const project: BoardKind<ProjectBoard> = {
  board: ({ filter, odds } = {}) => new ProjectBoard(filter, odds),
  net: projectNet,
  // A net that was trained without potentials plays with them too, with some help.
  planes: [projectNet.planes, gipfNet.planes],
  evaluator: (net, planes, symmetry, board) =>
    planes === gipfNet.planes
      ? new PlainNetEvaluator(net, symmetry, board.maxSteps)
      : netEvaluator(projectNet)(net, planes, symmetry, board),
  material: projectMaterial,
};

export const gipfSearch: SearchGame = {
  kinds: [plain, project],
  usualKind: plain,
  kindFor: position => (position.includes(' potentials=') ? project : plain),
  benchPositions: [
    'gipf/1 basic b2w/5/6/w5b/6/5/b2w handicap=0-0 act=white phase=push mover=white reserve=12-12 entry=single-single settled=none',
    'gipf/1 standard B2W/1w1b1/2w3/W2b2B/3w2/1b3/B2W handicap=0-0 act=black phase=push mover=black reserve=9-9 entry=single-single settled=none',
    'gipf/1 tournament W3/5/6/7/6/5/3B handicap=0-0 act=white phase=push mover=white reserve=16-16 entry=any-any settled=none',
    'gipf/1 basic w3/1wb2/2w3/3b3/6/5/b2w handicap=2-0 act=white phase=push mover=white reserve=10-11 entry=single-single settled=none',
  ],
};
