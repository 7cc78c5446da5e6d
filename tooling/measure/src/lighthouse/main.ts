import { serveWordsOf } from '../limit-page.ts';
import { startGateway } from './gateway-process.ts';
import { measurePage, type PageFigures, type Throttling } from './measure-page.ts';

const runs = 5;
const inTwoWeeks = new Date(Date.now() + 14 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/**
 * The pages that a person who searches and books meets first, by the address that search engines are given, where they may show the
 * page. `pnpm lighthouse /find-my-trip` measures one alone.
 */
const pages = [
  '/?language=es',
  '/find-my-trip?language=es',
  `/air/booking/flights?trip=one-way&from=DAL&to=HOU&date=${inTwoWeeks}&adults=1`,
].filter((path) => path.startsWith(process.argv[2] ?? '/'));

const gateway = await startGateway();
try {
  console.log(
    `Lighthouse, mobile, median of ${runs}, HTTP/1.1 on loopback. “No script” is the same page with scripts blocked, “the limit” a bare page of its words.\n`,
  );
  console.log(
    row(['page', 'throttling', 'script', 'LCP ms', 'FCP ms', 'TBT ms', 'CLS', 'perf · a11y · practices · seo']),
  );
  console.log(row(Array.from({ length: 8 }, () => '---')));
  for (const path of pages) {
    const address = gateway.origin + path;
    const name = path.split('?')[0] ?? path;
    const limit = await serveWordsOf(address);
    try {
      for (const throttling of ['simulate', 'devtools'] as const) {
        await printPage('the limit', limit.origin, throttling, false);
        for (const withScript of [true, false]) await printPage(name, address, throttling, withScript);
      }
    } finally {
      await limit.stop();
    }
  }
} finally {
  await gateway.stop();
}

async function printPage(name: string, address: string, throttling: Throttling, withScript: boolean): Promise<void> {
  const figures = await measurePage(address, { throttling, runs, withScript });
  console.log(row([name, throttling, withScript ? 'yes' : 'no', ...cells(figures)]));
}

function cells({ lcpMs, fcpMs, tbtMs, cls, scores }: PageFigures): readonly string[] {
  const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
  return [
    ...[lcpMs, fcpMs, tbtMs].map((ms) => ms.toFixed(0)),
    cls.toFixed(3),
    categories.map((id) => scores[id] ?? '–').join(' · '),
  ];
}

function row(values: readonly string[]): string {
  return `| ${values.join(' | ')} |`;
}
