import { type Browser, expect, type Page } from '@playwright/test';

import { type Language, openIn } from './journey.ts';
import { type LayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { createFontEnvironment } from './site/font-environment.ts';
import { siteTest } from './site/site-test.ts';
import { longSet } from './journey-sets.ts';

interface FontFixtures {
  /** The files of the only fonts that the machine has. */
  readonly fontFiles: readonly string[];
  /** A browser on such a machine. */
  readonly fontBrowser: Browser;
}

const test = siteTest.extend<FontFixtures>({
  fontFiles: [[], { option: true }],
  fontBrowser: async ({ playwright, launchOptions, fontFiles }, provide) => {
    const machine = createFontEnvironment(fontFiles);
    const browser = await playwright.chromium.launch({ ...launchOptions, env: { ...process.env, ...machine.env } });
    await provide(browser);
    await browser.close();
    machine.remove();
  },
});

/** Opens a prerendered page for the first time and waits until the web font has come. */
async function openWithFont(
  browser: Browser,
  { origin, path, language, width }: { origin: string; path: string; language: Language; width: number },
): Promise<{ readonly page: Page; readonly shifts: LayoutShifts }> {
  const page = await browser.newPage({ baseURL: origin, locale: 'es-US', viewport: { width, height: 800 } });
  const shifts = await recordLayoutShifts(page);
  await openIn(page, language, path);
  await shifts.webFontTried();
  return { page, shifts };
}

const views = (['es', 'en'] as const).flatMap((language) =>
  ['/', '/find-my-trip'].flatMap((path) => [360, 1280].map((width) => ({ language, path, width }))),
);

const similarFonts = {
  // The widths of Arial and Liberation Sans.
  Arimo: ['400Regular/Arimo_400Regular', '700Bold/Arimo_700Bold'].map((name) => `@expo-google-fonts/arimo/${name}.ttf`),
  Roboto: ['400Regular/Roboto_400Regular', '500Medium/Roboto_500Medium', '700Bold/Roboto_700Bold'].map(
    (name) => `@expo-google-fonts/roboto/${name}.ttf`,
  ),
  'DejaVu Sans': ['DejaVuSans', 'DejaVuSans-Bold'].map((name) => `dejavu-fonts-ttf/ttf/${name}.ttf`),
};

for (const [name, fontFiles] of Object.entries(similarFonts)) {
  test.describe(`on a machine with ${name} alone`, () => {
    test.use({ fontFiles });

    test('the web font comes and nothing moves', { tag: longSet }, async ({ fontBrowser, site: { origin } }) => {
      const inWebFont: boolean[] = [];
      for (const view of views) {
        const { page, shifts } = await openWithFont(fontBrowser, { origin, ...view });
        const { value, moved } = await shifts.untilNow();
        expect.soft(value, JSON.stringify({ ...view, moved })).toBeLessThanOrEqual(0.005);
        inWebFont.push(await shifts.isInWebFont());
        await page.close();
      }
      // Where one line would break elsewhere, the font waits for the next page.
      expect(inWebFont.filter(Boolean).length).toBeGreaterThan(views.length / 2);
    });
  });
}

test(
  'a browser that keeps the web font shows it from the first moment, before any script of the app',
  { tag: longSet },
  async ({ page, site: { origin } }) => {
    await page.goto(origin);
    await page.locator('html[data-app=shown]').waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('airline.fontsKept'))).toBe('1');
    await page.route('**/*.js', (route) => route.abort());
    const shifts = await recordLayoutShifts(page);
    await page.goto(`${origin}/find-my-trip`);
    await expect.poll(() => shifts.isInWebFont()).toBe(true);
    await expect(page.locator('html')).not.toHaveAttribute('data-app');
    expect((await shifts.untilNow()).value).toBeLessThanOrEqual(0.005);
  },
);

test.describe('on a machine without any font that is like the web font', () => {
  test.use({ fontFiles: ['DejaVuSerif', 'DejaVuSerif-Bold'].map((name) => `dejavu-fonts-ttf/ttf/${name}.ttf`) });

  test('nothing moves', { tag: longSet }, async ({ fontBrowser, site: { origin } }) => {
    for (const view of views) {
      const { page, shifts } = await openWithFont(fontBrowser, { origin, ...view });
      const { value, moved } = await shifts.untilNow();
      expect.soft(value, JSON.stringify({ ...view, moved })).toBeLessThanOrEqual(0.005);
      await page.close();
    }
  });

  test('the web font comes with the next page', { tag: longSet }, async ({ fontBrowser, site: { origin } }) => {
    const { page, shifts } = await openWithFont(fontBrowser, { origin, path: '/', language: 'en', width: 1280 });
    expect(await shifts.isInWebFont()).toBe(false);
    await page.locator('html[data-app=shown]').waitFor();
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'My trip' }).click();
    await expect(page).toHaveURL(/find-my-trip/);
    await expect.poll(() => shifts.isInWebFont()).toBe(true);
  });
});
