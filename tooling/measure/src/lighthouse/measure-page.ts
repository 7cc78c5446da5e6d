import { launch } from 'chrome-launcher';
import { chromiumArguments, chromiumPath } from '@tooling/config/vitest';
import lighthouse, { type Flags } from 'lighthouse';

/** How a phone's network and processor are imitated: computed from a quick load, or really slowed down. */
export type Throttling = 'simulate' | 'devtools';

/** The medians of several runs of one page. */
export interface PageFigures {
  readonly lcpMs: number;
  readonly fcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /** 0 to 100. */
  readonly scores: Readonly<Record<string, number>>;
}

const mostFailures = 2;

/** Loads a page several times as Lighthouse's phone, each time in a new browser, and gives the medians. */
export async function measurePage(
  url: string,
  {
    throttling,
    runs,
    withScript,
  }: { readonly throttling: Throttling; readonly runs: number; readonly withScript: boolean },
): Promise<PageFigures> {
  const results: PageFigures[] = [];
  let failures = 0;
  while (results.length < runs) {
    const browser = await launch({
      chromePath: chromiumPath(),
      chromeFlags: ['--headless=new', ...chromiumArguments],
    });
    try {
      const flags: Flags = {
        port: browser.port,
        logLevel: 'error',
        throttlingMethod: throttling,
        onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
        ...(withScript ? {} : { blockedUrlPatterns: ['*.js'] }),
      };
      const report = (await lighthouse(url, flags))?.lhr;
      if (report === undefined || report.runtimeError !== undefined) {
        // Now and then the browser's recording lacks its beginning: such a load counts for nothing.
        failures += 1;
        if (failures <= mostFailures) continue;
        throw new Error(`Lighthouse could not load ${url}: ${report?.runtimeError?.message ?? 'no report'}`);
      }
      const figure = (id: string): number => report.audits[id]?.numericValue ?? Number.NaN;
      results.push({
        lcpMs: figure('largest-contentful-paint'),
        fcpMs: figure('first-contentful-paint'),
        tbtMs: figure('total-blocking-time'),
        cls: figure('cumulative-layout-shift'),
        scores: Object.fromEntries(
          Object.entries(report.categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
        ),
      });
    } finally {
      browser.kill();
    }
  }
  const median = (of: (figures: PageFigures) => number): number =>
    results.map(of).toSorted((a, b) => a - b)[Math.floor(results.length / 2)] ?? Number.NaN;
  return {
    lcpMs: median(({ lcpMs }) => lcpMs),
    fcpMs: median(({ fcpMs }) => fcpMs),
    tbtMs: median(({ tbtMs }) => tbtMs),
    cls: median(({ cls }) => cls),
    scores: Object.fromEntries(
      Object.keys(results[0]?.scores ?? {}).map((id) => [id, median(({ scores }) => scores[id] ?? 0)]),
    ),
  };
}
