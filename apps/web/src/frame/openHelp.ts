// The keyboard help itself, which `help.ts` loads on first use.
import { mount } from 'svelte';
import KeyboardHelp from './KeyboardHelp.svelte';

export const mountHelp = (): { open(): void } =>
  mount(KeyboardHelp, { target: document.body }) as unknown as { open(): void };
