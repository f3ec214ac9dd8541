import type { ContestTerms, Setup, TimeControl } from '@korong/match';
import type { GameTerms } from '@korong/protocol';
import type { OptionFields } from '@korong/rules';
import type { Component } from 'svelte';
import type { Translate } from '../frame/i18n.js';
import type { TurnController } from '../game/turn/turnController.js';
import type { Contests } from '../game/linked/contest.js';
import type { State } from '../game/turn/state.js';
import type { SayKey } from './gameUi.js';

/** The description of a game before its rules are loaded. Small: almost every page has it. */
export interface GameAbout {
  /** The name as it is written. */
  readonly title: string;
  /** In the order in which they are offered. */
  readonly variants: readonly string[];
  /** The variant that a form starts with. */
  readonly usual: string;
  /** Its endings, as its module in the rules library names them. */
  readonly endings: readonly string[];
  /** The message key of an ending that is not `over.<ending>`. */
  endingKey?(ending: string, options: OptionFields): SayKey | undefined;
  /** Whether a handicap is offered. */
  hasHandicap?(variant: string): boolean;
  /** A further variant, with a form of its own. */
  readonly custom?: CustomVariant;
}

/** The agreement of the players, as a match takes it. */
export type Agreement = Pick<Setup, 'options'> & { readonly links?: ContestTerms };

export interface CustomVariant {
  /** The name, like those of the variants. */
  readonly name: string;
  /** Whether a match with these options is of this variant. */
  has(options: OptionFields): boolean;
}

/** The options in a few words, such as `3 ZÈRTZ, 3 YINSH`. */
export type CustomWords = (t: Translate<'account'>, options: OptionFields) => string;

/** The form of a custom variant and its result. The stored choice is opaque to other code. */
export interface CustomForm {
  readonly Form: Component<{
    chosen: unknown;
    set: (chosen: unknown) => void;
    /** The computer plays: some options are not available. */
    withComputer?: boolean;
  }>;
  agreementOf(chosen: unknown, clock: TimeControl | undefined, withComputer?: boolean): Agreement;
  /** The choice with a setup that came with a link; `undefined` if there is no such setup. */
  withSetup(chosen: unknown, text: string): unknown;
  /** Whether the computer cannot play it as it is. */
  needsPerson(chosen: unknown): boolean;
}

/** Shows the agreement of an open game. */
export type CustomAgreement = Component<{ open: Pick<GameTerms, 'options' | 'links'> }>;

/** It exports `asks`: the text that replaces what the game asks. */
export type CustomPanel = Component<{
  controller: TurnController;
  contests?: Contests | undefined;
  game: State;
  turned: boolean;
}>;
