// The page as text, for the build.
import type { Language } from '@korong/messages';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { speak, type Sentences } from './i18n.js';
import type { PageFacts } from './page.js';
import Root from './Root.svelte';

export interface Printed {
  readonly head: string;
  readonly body: string;
}

export const print = (
  Page: Component<never>,
  props: Readonly<Record<string, string | number | boolean>>,
  facts: PageFacts,
  language: Language,
  areas: Readonly<Record<string, Sentences>>,
): Printed => {
  speak(language, areas);
  const page = render(Page as unknown as Component<typeof props>, { props });
  const { body } = render(Root, { props: { page: page.body, facts } });
  return { head: page.head, body };
};
