import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The rules that depend on the colour scheme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What is wrong by these rules, or by all. Only violations are described. */
const run = (page: Page, part: string, rules?: readonly string[]): Promise<string[]> =>
  page.evaluate(
    async ({ part, rules }) => {
      const inPage = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await inPage.run(
        { include: [[part]] },
        { resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: [...rules] } }) },
      );
      const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
      return violations.map(
        ({ id, nodes }) => `${id} (${scheme}): ${nodes.map(({ html }) => html).join(' ')}`,
      );
    },
    { part, rules },
  );

/** A sheet of the tests hides what is not looked at; no colour is right beneath it. */
const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate(on => {
    for (const sheet of document.adoptedStyleSheets) sheet.disabled = !on;
  }, hidden);

/** The findings of axe on a page, or in a part of it: by all rules, and by the colour rules in the other scheme as well. */
export const axeFinds = async (page: Page, part = 'html'): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Colours then change at once: an element in a transition, under the pointer perhaps, has neither colour.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await hide(page, false);
  // Content that is skipped while out of sight keeps its old colours.
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    const changing = document.getAnimations().filter(animation => animation instanceof CSSTransition);
    await Promise.allSettled(changing.map(animation => animation.finished));
  });
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [scheme, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  const all = await run(page, part);
  await page.emulateMedia({ colorScheme: other });
  const colours = await run(page, part, COLOURS);
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: null });
  await hide(page, true);
  return [...all, ...colours];
};
