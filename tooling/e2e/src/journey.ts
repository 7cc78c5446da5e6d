import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

import { type ConsoleErrors, watchConsole } from './console-errors.ts';
import { isLongerSet } from './journey-sets.ts';
import { reloadUntilDrawn } from './reload-until-drawn.ts';
import { clockScript } from './site/clock.ts';
import { siteTest } from './site/site-test.ts';

/** The three apps as a person meets them. */
export const apps = [
  {
    app: 'traveller',
    home: '/',
    /** The file that the home page comes with. */
    homeChunk: /\/assets\/HomePage-.*\.js$/,
    landing: '/',
    title: { es: 'Con el viento a favor', en: 'The wind at your back' },
    site: { es: 'Alisio', en: 'Alisio' },
  },
  {
    app: 'ctm',
    // The portal is for those who are logged in: everybody else meets its login.
    home: '/business/ctm/login/',
    homeChunk: /\/assets\/LoginPage-.*\.js$/,
    landing: '/business/ctm/login/?returnTo=%2Fbusiness%2Fctm%2F',
    title: { es: 'Inicie sesión en el portal de su empresa', en: 'Log in to your company’s portal' },
    site: { es: 'Alisio Empresas', en: 'Alisio Business' },
  },
  {
    app: 'webview',
    home: '/mobile/',
    homeChunk: /\/assets\/HomePage-.*\.js$/,
    landing: '/mobile/',
    title: { es: 'Alisio en su teléfono', en: 'Alisio on your phone' },
    site: { es: 'Alisio', en: 'Alisio' },
  },
] as const;

export type Language = 'es' | 'en';

interface JourneyFixtures {
  /** Fails the journey for every error in the console that it does not expect. */
  readonly consoleErrors: ConsoleErrors;
  /** Opens a browser of somebody else, or of the same person elsewhere. */
  readonly openBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

/** A page of the site in Chromium that fails its journey when the browser complains: a script error, a blocked resource. */
export const test = siteTest.extend<JourneyFixtures>({
  baseURL: ({ site }, provide) => provide(site.origin),
  context: async ({ context, site }, provide) => {
    reloadUntilDrawn(context);
    await context.addInitScript(clockScript(site.clockAheadMs));
    await provide(context);
  },
  openBrowser: async ({ browser, site }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (options) => {
      const context = await browser.newContext(options);
      reloadUntilDrawn(context);
      await context.addInitScript(clockScript(site.clockAheadMs));
      opened.push(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
  consoleErrors: [
    async ({ context }, provide) => {
      const { consoleErrors, check } = watchConsole(context);
      await provide(consoleErrors);
      await check();
    },
    { auto: true },
  ],
});

/** Opens a page in the language that the person chose on an earlier visit. */
export async function openIn(page: Page, language: Language, path: string): Promise<void> {
  const kept = await page.context().cookies();
  if (!kept.some(({ name }) => name === 'airline.language')) {
    await page.context().addCookies([{ name: 'airline.language', value: language, domain: 'localhost', path: '/' }]);
  }
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The outline of a page has its title, and is not the page yet.
  await page.locator('html[data-app=shown], #root:not([data-outline])').first().waitFor();
}

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Lets axe read the page, or some areas of a page that is long: WCAG 2.2 AA and its best practices, nothing left out. A page without a
 * heading is not drawn yet. A document gets its script once: to read it takes the browser as long as to check a page.
 */
export async function expectAccessible(page: Page, ...areas: string[]): Promise<void> {
  if (areas.length === 0) await page.locator('h1').first().waitFor({ state: 'attached' });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  const faults = await page.evaluate(async (include) => {
    const { axe: checker } = window as unknown as { readonly axe: typeof axe };
    // A colour on its way from one to another is none of the two.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
    const context = include.length === 0 ? document : { include };
    // No page has a frame.
    const { violations } = await checker.run(context, { resultTypes: ['violations'], iframes: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, areas);
  expect(faults).toEqual([]);
}

/**
 * Resizes the page from a telephone to a large screen: at each width nothing stands sideways, and the page is accessible. Beyond a
 * telephone only the longer set has axe read it: that costs as much as to walk there.
 */
export async function expectFitsWidths(page: Page, name: string): Promise<void> {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    if (width === 360 || isLongerSet) await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await keepScreenshot(page, `${name}-${width}`);
  }
}

/** Keeps a screenshot of the whole page beside the test's report, when `SCREENSHOTS=1` asks for them. */
export async function keepScreenshot(page: Page, name: string): Promise<void> {
  if (process.env['SCREENSHOTS'] !== '1') return;
  await page.screenshot({ path: `reports/screenshots/${name}.png`, fullPage: true });
}
