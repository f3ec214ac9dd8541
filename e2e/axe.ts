import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** The rules whose answer depends on the colour scheme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds on a page, or in a part of it: by all rules, and by those about colours in the other scheme as well. */
export const axeFinds = async (page: Page, part = 'html'): Promise<readonly string[]> => {
  // Our pages have no frames, and the other mode opens a tab for each of its reports.
  const builder = (): AxeBuilder => new AxeBuilder({ page }).include(part).setLegacyMode(true);
  // Colours change at once then: what is on its way from one to another, under the pointer perhaps, has neither.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // What is skipped while it is out of sight keeps the colours that it had.
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
