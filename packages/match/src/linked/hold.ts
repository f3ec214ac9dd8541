import { other, type Side } from '@korong/rules';
import { ABSENCE_WITHOUT_CLOCK } from '../absence.js';
import { deadlineOf } from '../clock.js';
import { toAct, type Hold, type Match } from '../match.js';
import { isRemote, type Setup } from '../setup.js';
import { lotLacks } from './awaits.js';
import { sideAcross } from './sides.js';
import type { Contest } from './types.js';

/** Time for deciding on a challenge, and for sending a part of the lot, in a remote match with a clock. */
const TO_CHALLENGE = 30_000;
const TO_DRAW = 60_000;

/** The answer that a contest waits for, and when its stage times out. */
export const holdOf = ({ linked, setup }: Match): Hold => {
  const contest = linked!.contest!;
  return { awaits: awaitedIn(contest), deadline: deadlineIn(contest, setup) };
};

const SIDES: readonly Side[] = ['white', 'black'];

const awaitedIn = (contest: Contest): Side | undefined => {
  switch (contest.stage) {
    case 'announced':
      return other(contest.by);
    case 'lot':
      return onlyOne(lotLacks(contest.lot!));
    case 'away':
      return onlyOne(SIDES.filter(side => !contest.answered.includes(side)));
    case 'playing': {
      const side = toAct(contest.inner!);
      return side && sideAcross(contest, side);
    }
  }
};

const onlyOne = (missing: readonly Side[]): Side | undefined =>
  missing.length === 1 ? missing[0] : undefined;

const deadlineIn = ({ inner, stage, since }: Contest, setup: Setup): number | undefined => {
  if (inner) return deadlineOf(inner);
  if (!isRemote(setup) || stage === 'away') return undefined;
  return since + timeFor(stage, setup);
};

/** In correspondence matches and matches without a clock players need not be present all the time. */
const timeFor = (stage: 'announced' | 'lot' | 'playing', { clock }: Setup): number => {
  if (clock === undefined) return ABSENCE_WITHOUT_CLOCK;
  if (clock.kind === 'days') return clock.perTurn;
  return stage === 'announced' ? TO_CHALLENGE : TO_DRAW;
};
