import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** The rules that depend on the colour scheme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** The findings of axe on a page, or in a part of it: by all rules, and by the colour rules in the other scheme as well. */
export const axeFinds = async (page: Page, part = 'html'): Promise<readonly string[]> => {
  // Our pages have no frames, and the other mode opens a tab for each of its reports. What passes is not described.
  const builder = (): AxeBuilder =>
    new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .include(part)
      .setLegacyMode(true);
  // Colours then change at once: an element in a transition, under the pointer perhaps, has neither colour.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Content that is skipped while out of sight keeps its old colours.
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    const changing = document.getAnimations().filter(animation => animation instanceof CSSTransition);
    await Promise.allSettled(changing.map(animation => animation.finished));
  });
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [scheme, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  const all = await builder().analyze();
  await page.emulateMedia({ colorScheme: other });
  const colours = await builder().withRules(COLOURS).analyze();
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: null });
  return [
    ...all.violations.map(found => told(scheme, found)),
    ...colours.violations.map(found => told(other, found)),
  ];
};

type Found = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

const told = (scheme: string, { id, nodes }: Found): string =>
  `${id} (${scheme}): ${nodes.map(({ html }) => html).join(' ')}`;
