import type { GameName } from '@korong/rules';
import type { Component } from 'svelte';
import GipfIcon from './gipf/Icon.svelte';
import YinshIcon from './yinsh/Icon.svelte';

/** The drawing in the icon of each game, on 64 by 48. */
export const ICONS: Readonly<Record<GameName, Component>> = { yinsh: YinshIcon, gipf: GipfIcon };
