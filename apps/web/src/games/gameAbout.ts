import type { Links, Setup, TimeControl } from '@korong/match';
import type { GameWish } from '@korong/protocol';
import type { OptionFields } from '@korong/rules';
import type { Component } from 'svelte';
import type { TurnController } from '../game/turn/turnController.js';
import type { Contests } from '../game/linked/contest.js';
import type { State } from '../game/turn/state.js';
import type { Entrant, Look, SayKey } from './gameUi.js';

/** What pages say and offer about a game before its rules are there. Light: everything else is fetched by it. */
export interface GameAbout {
  /** Its name as it is written. */
  readonly title: string;
  /** In the order in which they are offered. */
  readonly variants: readonly string[];
  /** How it ends by its rules, as its module in the rules library names it. */
  readonly endings: readonly string[];
  /** The sentence about an ending that is not `over.<ending>`. */
  endingKey?(ending: string, options: OptionFields): SayKey | undefined;
  /** Whether extra pieces for one side are offered. */
  hasHandicap?(variant: string): boolean;
  /** A further variant, agreed on in a form of its own. */
  readonly custom?: CustomVariant;
  /** The name of what a push brings in, where no message has it. */
  entrantTitle?(what: Entrant): string | undefined;
  /** What is chosen below the board in every turn, for a match with these options. */
  chooser?(options: OptionFields): boolean;
  fetchChooser?(): Promise<Component<{ session: TurnController; look: Look | undefined }>>;
}

/** What the players agree on, as a match wants it. */
export type Agreement = Pick<Setup, 'options'> & { readonly links?: Links };

export interface CustomVariant {
  /** As the variants are named. */
  readonly name: string;
  /** Whether a match with these options is one. */
  has(options: OptionFields): boolean;
  /** The form, and what it leads to. What was chosen is only handed back to them. */
  fetchForm(): Promise<CustomForm>;
  /** Tells what an open game has agreed on. */
  fetchFacts(): Promise<Component<{ open: Pick<GameWish, 'options' | 'links'> }>>;
  /** What is shown below the board. */
  fetchPanel(): Promise<CustomPanel>;
  /** The options in a few words, such as `3 ZÈRTZ, 3 YINSH`. */
  words(options: OptionFields): string;
}

export interface CustomForm {
  readonly Form: Component<{
    chosen: unknown;
    set: (chosen: unknown) => void;
    /** The computer of the server plays: some things are not to be had. */
    withServer?: boolean;
  }>;
  agreementOf(chosen: unknown, clock: TimeControl | undefined, withServer?: boolean): Agreement;
}

/** It exports `asks`: what is asked in place of what the game asks itself. */
export type CustomPanel = Component<{
  session: TurnController;
  contests?: Contests | undefined;
  game: State;
  turned: boolean;
}>;
