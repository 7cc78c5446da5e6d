import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '@tooling/config/vitest';

import { startGateway } from '../lighthouse/gateway-process.ts';
import { serveLimitPage } from './limit-page.ts';
import { visit, type VisitFigures } from './visit.ts';

const runs = 3;
const inTwoWeeks = new Date(Date.now() + 14 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** What is waited for on a page, and the bars of seconds for its words and for its use. */
interface Route {
  readonly path: string;
  readonly wordsBar: number;
  readonly usableBar?: number;
  readonly untilUsable?: (page: Page) => Promise<void>;
}

const untilPlacesAreOffered = async (page: Page): Promise<void> => {
  await page.getByLabel('Desde', { exact: true }).first().tap();
  await page.keyboard.type('dal');
  // By its markup: to find roles and names again and again would take the phone's processor a part of what is measured.
  await page.locator('[role=option]').first().waitFor();
};
const untilFlightIsShown = (page: Page): Promise<void> => page.locator('main article').first().waitFor();

const routes: readonly Route[] = [
  { path: '/', wordsBar: 3, usableBar: 7, untilUsable: untilPlacesAreOffered },
  {
    path: `/air/booking/flights?trip=one-way&from=DAL&to=HOU&date=${inTwoWeeks}&adults=1`,
    wordsBar: 3,
    usableBar: 8,
    untilUsable: untilFlightIsShown,
  },
  ...['/find-my-trip', '/login/', '/loyalty/enroll/', '/air/cancel', '/trip/ABC234', '/nowhere'].map((path) => ({
    path,
    wordsBar: 3,
  })),
].filter(({ path }) => path.startsWith(process.argv[2] ?? '/'));

const [gateway, limit] = await Promise.all([startGateway(), serveLimitPage()]);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] });
try {
  console.log(
    `A phone of 360 × 740 at 400 kbit/s and 400 ms with a processor 6 × slower; median of ${runs}, each in a new context.\n`,
  );
  console.log(row(['page', 'words s (bar)', 'usable s (bar)', 'requests', 'kB']));
  console.log(row(['---', '---:', '---:', '---:', '---:']));
  await measure('the limit: a heading alone', limit.origin, { path: '/', wordsBar: 3 });
  for (const route of routes) await measure(route.path.split('?')[0] ?? '', gateway.origin + route.path, route);
} finally {
  await browser.close();
  await Promise.all([gateway.stop(), limit.stop()]);
}

async function measure(name: string, address: string, { wordsBar, usableBar, untilUsable }: Route): Promise<void> {
  const visits: VisitFigures[] = [];
  for (let run = 0; run < runs; run += 1) {
    visits.push(await visit(browser, address, untilUsable ?? (() => Promise.resolve())));
  }
  const median = (read: (figures: VisitFigures) => number): number =>
    visits.map(read).toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
  const seconds = (ms: number, bar: number | undefined) =>
    `${(ms / 1000).toFixed(1)}${bar === undefined ? '' : ` (${bar})`}`;
  console.log(
    row([
      name,
      seconds(
        median(({ wordsMs }) => wordsMs),
        wordsBar,
      ),
      usableBar === undefined
        ? ''
        : seconds(
            median(({ usableMs }) => usableMs),
            usableBar,
          ),
      String(median(({ requests }) => requests)),
      median(({ kilobytes }) => kilobytes).toFixed(0),
    ]),
  );
}

function row(values: readonly string[]): string {
  return `| ${values.join(' | ')} |`;
}
