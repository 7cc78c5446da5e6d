import { chromium } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '@tooling/config/vitest';

import { startGateway } from '../lighthouse/gateway-process.ts';
import { serveHeading } from '../limit-page.ts';
import { listMeasuredPages, type MeasuredPage } from './measured-pages.ts';
import { visit, type VisitFigures } from './visit.ts';

/** Pages with a bar for their use are visited as often as it takes for a median; the others have time to spare. */
const runsOfUsable = 3;
const pages = listMeasuredPages().filter(({ path }) => path.startsWith(process.argv[2] ?? '/'));

const [gateway, limit] = await Promise.all([startGateway(), serveHeading()]);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] });
try {
  console.log(
    `A phone of 360 × 740 at 400 kbit/s and 400 ms with a processor 6 × slower; median of ${runsOfUsable} where a bar says when it is usable, each in a new context.\n`,
  );
  const heads = ['words s (bar)', 'usable s (bar)', 'largest paint s', 'shift', 'blocked ms', 'requests', 'kB'];
  console.log(row(['page', ...heads]));
  console.log(row(['---', ...heads.map(() => '---:')]));
  await measure('the limit: a heading alone', limit.origin, { path: '/', wordsBar: 3 });
  for (const page of pages) await measure(page.path.split('?')[0] ?? '', gateway.origin + page.path, page);
  if (pages.some(({ path }) => path === '/'))
    await measure('/, nobody there', gateway.origin, { path: '/', wordsBar: 3 });
} finally {
  await browser.close();
  await Promise.all([gateway.stop(), limit.stop()]);
}

async function measure(
  name: string,
  address: string,
  { wordsBar, usableBar, untilUsable }: MeasuredPage,
): Promise<void> {
  const visits: VisitFigures[] = [];
  const runs = usableBar === undefined ? 1 : runsOfUsable;
  for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, address, untilUsable));
  const median = (read: (figures: VisitFigures) => number): number =>
    visits.map(read).toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
  const seconds = (read: (figures: VisitFigures) => number, bar?: number): string =>
    `${(median(read) / 1000).toFixed(1)}${bar === undefined ? '' : ` (${bar})`}`;
  console.log(
    row([
      name,
      seconds(({ wordsMs }) => wordsMs, wordsBar),
      usableBar === undefined ? '' : seconds(({ usableMs }) => usableMs, usableBar),
      seconds(({ largestPaintMs }) => largestPaintMs),
      median(({ shift }) => shift).toFixed(4),
      median(({ blockedMs }) => blockedMs).toFixed(0),
      String(median(({ requests }) => requests)),
      median(({ kilobytes }) => kilobytes).toFixed(0),
    ]),
  );
}

function row(values: readonly string[]): string {
  return `| ${values.join(' | ')} |`;
}
