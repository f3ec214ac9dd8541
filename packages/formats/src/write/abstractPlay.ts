import type { GameRecord, GameResult } from '@korong/rules';

/** A header, not the clock of the device. */
const DATE = 'Date';

/** A game record of Abstract Play, as JSON. `generated` is the time of writing, such as 2026-01-03T12:09:00Z. */
export const abstractPlayJson = (record: GameRecord, generated: string): string => {
  const { game, options, position, headers, turns, result } = record;
  const { variant, ...more } = options;
  const date = headers[DATE] ?? '';
  const day = /^\d{4}-\d\d-\d\d$/.test(date) ? `${date}T00:00:00Z` : generated;
  const [white, black] = scores(result);
  const player = (name: string | undefined, score: number | undefined): object => ({
    name: name ?? '',
    ...(score !== undefined && { result: score }),
  });
  return JSON.stringify({
    header: {
      game: {
        name: game.toUpperCase(),
        variants: [
          ...(variant === undefined ? [] : [variant]),
          ...Object.entries(more).map(([option, value]) => `${option} ${value}`),
        ],
      },
      site: { name: headers.Site ?? 'Korong' },
      ...(headers.Event !== undefined && { event: headers.Event }),
      ...(headers.Round !== undefined && { round: headers.Round }),
      'date-start': day,
      'date-end': day,
      'date-generated': generated,
      players: [player(headers.White, white), player(headers.Black, black)],
      ...(position !== undefined && { startingPosition: position }),
    },
    moves: Array.from({ length: Math.ceil(turns.length / 2) }, (_, i) =>
      turns.slice(2 * i, 2 * i + 2).map(({ text }) => text),
    ),
  });
};

/** Higher is better. A game that is not finished has no results. */
const scores = (result: GameResult): readonly number[] => {
  if (result === null) return [];
  if (result === 'draw') return [0.5, 0.5];
  return result === 'white' ? [1, 0] : [0, 1];
};
