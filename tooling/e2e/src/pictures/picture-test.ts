import { expect, type Page } from '@playwright/test';
import { chromiumArguments } from '@tooling/config/vitest';

import { test as journey } from '../journey.ts';
import { startSite } from '../site/start-site.ts';
import { looks, pictureName, showLook } from './looks.ts';
import { watchRequests, writeRecordLocator } from './settle.ts';

/** When all pictures are taken: a Tuesday. */
const picturesAt = '2026-12-01T15:00:00Z';

/** The same letters on every machine: as the font draws them, in grey, whatever its settings for screens are. */
const drawingArguments = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

const picture = { type: 'jpeg', quality: 30, animations: 'disabled', caret: 'hide', fullPage: true } as const;

/**
 * A shade that a person does not see, in as many dots as a letter or two have: what browsers may draw differently. A word that is
 * gone is more.
 */
const tolerance = { threshold: 0.05, maxDiffPixels: 60 };

/** Long pages are seen to here; their texts have tests of their own. */
const tallest = { 360: 2000, 1280: 1400 } as const;

interface PictureOptions {
  /** What the page shows of a booking, and each booking has another of. */
  readonly recordLocator?: string;
  /** With the frame's footer, which is the same on all pages of an app. */
  readonly hasFooter?: boolean;
}

/** Compares the page with its pictures in all looks. */
export type ExpectPictures = (name: string, options?: PictureOptions) => Promise<void>;

interface PictureFixtures {
  readonly expectPictures: ExpectPictures;
}

/** A journey on a site and in a browser that are everywhere the same: the instant, the data, the letters. */
export const test = journey.extend<PictureFixtures>({
  // A quarter of the dots, in which a line that is gone and a colour that has changed can be seen as well.
  deviceScaleFactor: 0.5,
  contextOptions: { reducedMotion: 'reduce' },
  timezoneId: 'America/Chicago',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  launchOptions: [
    async ({ launchOptions }, provide) =>
      provide({ ...launchOptions, args: [...(launchOptions.args ?? chromiumArguments), ...drawingArguments] }),
    { scope: 'worker' },
  ],
  workerSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs: none.
    async ({}, provide) => {
      const site = await startSite({ clockAt: picturesAt });
      await provide(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  context: async ({ context }, provide) => {
    await context.clock.setFixedTime(picturesAt);
    // What waits for a person to come is there at once.
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true } });
    });
    await provide(context);
  },
  expectPictures: async ({ page }, provide) => {
    const settle = watchRequests(page);
    await provide(async (name, options = {}) => {
      for (const look of looks) {
        await showLook(page, look);
        await settle();
        await writeRecordLocator(page, options.recordLocator ?? '');
        const height = Math.min(tallest[look.width], await heightOf(page, options));
        const taken = await page.screenshot({ ...picture, clip: { x: 0, y: 0, width: look.width, height } });
        expect.soft(taken).toMatchSnapshot(`${pictureName(name, look)}.jpg`, tolerance);
      }
    });
  },
});

/** Shows a page as it was before its pictures: somebody goes on from there. */
export async function backToFirstLook(page: Page): Promise<void> {
  for (const look of [looks[1], looks[0]]) if (look !== undefined) await showLook(page, look);
}

async function heightOf(page: Page, { hasFooter = false }: PictureOptions): Promise<number> {
  const last = hasFooter ? page.locator('body') : page.getByRole('main');
  return Math.ceil(await last.evaluate((element) => element.getBoundingClientRect().bottom + scrollY));
}
