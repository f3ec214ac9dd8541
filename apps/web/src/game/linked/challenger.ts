import { positionOf, type Contest, type Match } from '@korong/match';
import { isWorthAChallenge } from '@korong/engine';
import { beginTurn, other, readTurn, type Side } from '@korong/rules';
import type { ContestPort } from './localContest.js';

const VISITS = 160;

/** Compares the position after the use with the position after its denial. */
export const isToBeChallenged = async (
  { ui: { game }, deps: { engine, random } }: ContestPort,
  match: Match,
  { by, before, use }: Pick<Contest, 'by' | 'before' | 'use'>,
): Promise<boolean> => {
  const side = other(by);
  const after = (text: string): unknown => {
    const read = readTurn(game, beginTurn(positionOf(match)), text);
    if (read.status === 'illegal') throw new Error(`${text} was announced and is not possible`);
    return read.turn.position;
  };
  const chances = async (step: string): Promise<number> => {
    const position = after(before === '' ? step : `${before};${step}`);
    const over = game.outcome(position);
    if (over) return chanceOf(over.winner, side);
    const thinking = (await engine()).think({
      game: game.name,
      start: game.positionText(position),
      turns: [],
      visits: VISITS,
      lines: 1,
      seed: Math.floor(random() * 2 ** 31),
    });
    const { report } = await thinking.answer;
    const score = report.lines[0]?.score ?? 0.5;
    return game.toAct(position) === side ? score : 1 - score;
  };
  const used = await chances(use);
  const worth = (await chances(`!${use}`)) - used;
  const announced = before === '' ? positionOf(match) : after(before);
  const position = announced as Parameters<typeof isWorthAChallenge>[0];
  return isWorthAChallenge(position, worth, match.linked?.challenges?.[side] ?? 0);
};

const chanceOf = (winner: Side | null, side: Side): number =>
  winner === null ? 0.5 : winner === side ? 1 : 0;
