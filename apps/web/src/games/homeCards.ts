// What the home page shows beside the card of each game.
import type { Component } from 'svelte';
import HomeCard from './gipf/potentials/HomeCard.svelte';

export const HOME_CARDS: readonly Component[] = [HomeCard];
