import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

/** A page to measure, and the bars of seconds for its words and for its use. */
export interface MeasuredPage {
  readonly path: string;
  readonly wordsBar: number;
  readonly usableBar?: number;
  readonly untilUsable?: (page: Page) => Promise<void>;
}

const wordsBar = 3;
const inTwoWeeks = new Date(Date.now() + 14 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const apps = join(import.meta.dirname, '../../../../apps');
const parameters: Readonly<Record<string, string>> = { passenger: '0', recordLocator: 'ABC234' };

const untilPlacesAreOffered = async (page: Page): Promise<void> => {
  await page.getByLabel('Desde', { exact: true }).first().tap();
  await page.keyboard.type('dal');
  // By its markup: to find roles and names again and again would take the phone's processor a part of what is measured.
  await page.locator('[role=option]').first().waitFor();
};
const untilFlightIsShown = (page: Page): Promise<void> => page.locator('main article').first().waitFor();
const untilAppIsShown = (page: Page): Promise<void> => page.locator('html[data-app=shown]').waitFor();

const usablePages: readonly MeasuredPage[] = [
  { path: '/', wordsBar, usableBar: 7, untilUsable: untilPlacesAreOffered },
  {
    path: `/air/booking/flights?trip=one-way&from=DAL&to=HOU&date=${inTwoWeeks}&adults=1`,
    wordsBar,
    usableBar: 8,
    untilUsable: untilFlightIsShown,
  },
  { path: '/mobile/', wordsBar, usableBar: 5, untilUsable: untilAppIsShown },
];

/** Lists every page of the built site and of the web view, and one that is on neither: first those with a bar for their use. */
export function listMeasuredPages(): readonly MeasuredPage[] {
  const built = ['traveller', 'webview'].flatMap(
    (app) => JSON.parse(readFileSync(join(apps, app, 'dist/page-paths.json'), 'utf8')) as readonly string[],
  );
  const addresses = built.map((path) => path.replaceAll(/:(\w+)/g, (_, name: string) => parameters[name] ?? '0'));
  const others = [...addresses, '/nowhere'].filter(
    (path) => !usablePages.some((page) => page.path.split('?')[0] === path),
  );
  return [...usablePages, ...others.map((path) => ({ path, wordsBar }))];
}
