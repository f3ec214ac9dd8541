import type { GameName } from '@korong/rules';
import type { Component } from 'svelte';
import StatisticsGipf from '../gipf/Statistics.svelte';
import {
  score,
  total,
  type ByName,
  type GipfStudy,
  type Kind,
  type Share,
  type YinshStudy,
} from './study.js';
import StatisticsYinsh from '../yinsh/Statistics.svelte';

/** What was counted of each game. */
export interface Studies {
  readonly yinsh: YinshStudy;
  readonly gipf: GipfStudy;
}

/** The part of each game on the page of statistics. */
export const PARTS: Readonly<Record<GameName, Component<{ studies: Studies }>>> = {
  yinsh: StatisticsYinsh,
  gipf: StatisticsGipf,
};

const VARIANTS = { yinsh: ['standard', 'blitz'], gipf: ['basic', 'standard', 'tournament'] } as const;

type Variants = typeof VARIANTS;
type VariantKey = { [G in GameName]: `variant.${G}.${Variants[G][number]}` }[GameName];

/** White's score in every variant, with the key of its name. */
export const whiteScores = (
  studies: Studies,
): readonly { readonly key: VariantKey; readonly value: Share }[] =>
  (Object.keys(VARIANTS) as GameName[]).flatMap(game =>
    VARIANTS[game].map(variant => ({
      key: `variant.${game}.${variant}` as VariantKey,
      value: score(studies[game].kinds[variant]!.results),
    })),
  );

export const gamesPlayed = (studies: Studies): number =>
  total(
    Object.values(studies).flatMap(({ kinds }: { readonly kinds: ByName<Kind> }) =>
      Object.values(kinds).map(({ games }) => games),
    ),
  );
