// Writes fixtures/findings.json: positions from reviewed games, with what the turn played there did wrong. After a build:
//   node packages/study/calibrate/calibrate.ts --out games.jsonl
//   node packages/study/calibrate/findings.ts games.jsonl
import { readFileSync, writeFileSync } from 'node:fs';
import { beginTurn, gameNamed, readTurn } from '@korong/rules';
import { FINDING_KINDS, type FindingKind } from '@korong/study';
import type { ReviewedGame } from './game.ts';
import { findingsOf, type FindingSample } from './sample.ts';

/** Samples of each kind in each game. */
const WANTED = 3;

const positionsOf = ({ pairing, turns }: ReviewedGame): string[] => {
  const game = gameNamed(pairing.game);
  const options = game.readOptions({ variant: pairing.variant });
  if (!options.ok) throw new Error(options.error.code);
  let position = game.start(options.value);
  return turns.map(turn => {
    const text = game.positionText(position);
    const reading = readTurn(game, beginTurn(position), turn);
    if (reading.status === 'illegal') throw new Error(turn);
    position = reading.turn.position;
    return text;
  });
};

const main = (file: string): void => {
  const samples: FindingSample[] = [];
  const count = new Map<string, number>();
  for (const text of readFileSync(file, 'utf8').trim().split('\n')) {
    const played = JSON.parse(text) as ReviewedGame;
    const { game } = played.pairing;
    const positions = positionsOf(played);
    for (const [i, reviewed] of played.review.turns.entries()) {
      if (!reviewed || !['mistake', 'blunder'].includes(reviewed.judgement ?? '')) continue;
      const { turn, before, after, line } = reviewed;
      const sample = {
        game,
        position: positions[i]!,
        turn,
        before,
        after,
        best: line,
        reply: played.review.turns[i + 1]?.line ?? [],
      };
      const findings = findingsOf(sample);
      const isRare = (kind: FindingKind): boolean => (count.get(`${game} ${kind}`) ?? 0) < WANTED;
      if (!findings.some(({ kind }) => isRare(kind))) continue;
      for (const { kind } of findings) count.set(`${game} ${kind}`, (count.get(`${game} ${kind}`) ?? 0) + 1);
      samples.push({ ...sample, findings });
    }
  }
  process.stderr.write(
    `${FINDING_KINDS.map(kind => `${kind} ${samples.filter(s => s.findings.some(f => f.kind === kind)).length}`).join(', ')}\n`,
  );
  writeFileSync(
    new URL('../../../fixtures/findings.json', import.meta.url),
    `${JSON.stringify(samples, undefined, 1)}\n`,
  );
};

main(process.argv[2]!);
