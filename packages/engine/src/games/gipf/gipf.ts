import type { BoardKind, SearchGame } from '../searchGame.js';
import { GipfBoard } from './board.js';
import { isProject } from './isProject.js';
import { gipfMaterial } from './material.js';
import { gipfNets } from './planes.js';
import { ProjectBoard } from './potentials/board.js';
import { projectMaterial } from './potentials/material.js';
import { projectNet } from './potentials/planes.js';

const plain: BoardKind<GipfBoard> = {
  family: 'gipf',
  board: () => new GipfBoard(),
  nets: gipfNets,
  material: gipfMaterial,
  benchPositions: [
    'gipf/1 basic b2w/5/6/w5b/6/5/b2w handicap=0-0 act=white phase=push mover=white reserve=12-12 entry=single-single settled=none',
    'gipf/1 standard B2W/1w1b1/2w3/W2b2B/3w2/1b3/B2W handicap=0-0 act=black phase=push mover=black reserve=9-9 entry=single-single settled=none',
    'gipf/1 tournament W3/5/6/7/6/5/3B handicap=0-0 act=white phase=push mover=white reserve=16-16 entry=any-any settled=none',
    'gipf/1 basic w3/1wb2/2w3/3b3/6/5/b2w handicap=2-0 act=white phase=push mover=white reserve=10-11 entry=single-single settled=none',
  ],
};

const project: BoardKind<ProjectBoard> = {
  family: 'gipf-project',
  board: ({ filter, odds } = {}) => new ProjectBoard(filter, odds),
  nets: [projectNet],
  material: projectMaterial,
  benchPositions: [
    'gipf/1 basic 2bb/b[bz][wZ]w[Y]/2[by][bz]2/w1[wY][wZ]1wb/2[by]3/1[wZ]3/b2w handicap=0-0 act=white phase=push mover=white reserve=6-6 entry=single-single settled=none potentials=Z3Y3 pieces=15 linked=no stock=none extra=none denied=none',
    'gipf/1 standard [by]w1w/b[wY]1[by][Y]/[by][y][wY][wY][by]1/WBb[y]WBw/b2W2/1[Y]1[wY]1/Bb1w handicap=0-0 act=white phase=push mover=white reserve=4-4 entry=single-single settled=none potentials=Y6 pieces=18 linked=yes stock=none extra=none denied=none',
    'gipf/1 tournament 3[bp]/4b/2wb[wPp][wT]/3B[x][wP][wT]/3W2/5/4 handicap=0-0 act=white phase=push mover=white reserve=12-12 entry=loaded-loaded settled=none potentials=Z3Y3D3T3P3 pieces=20 linked=no stock=Z3Y3D3T1-Z3Y3D3T3 extra=none denied=none',
    'gipf/1 standard B3/3wb/6/w3[Z]1b/W[bd]B2B/1[bd][bd]2/[bd]b2 handicap=0-0 act=white phase=push mover=white reserve=7-7 entry=single-single settled=none potentials=Z1-D6 pieces=15-20 linked=no stock=none extra=none denied=none',
  ],
};

export const gipfSearch: SearchGame = {
  kinds: [plain, project],
  usualKind: plain,
  kindFor: position => (isProject(position) ? project : plain),
};
