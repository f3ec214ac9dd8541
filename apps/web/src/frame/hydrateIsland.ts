// Astro calls this for each island, with its printed element. An island needs its sentences.
import { hydrate, type Component } from 'svelte';
import { listen } from './i18n.js';

type Props = Record<string, unknown>;

const heard = listen();

export default (target: Element) =>
  async (component: Component<Props>, props: Props): Promise<void> => {
    await heard;
    hydrate(component, { target, props });
  };
