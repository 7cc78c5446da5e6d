import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { type LoyaltyStation, loyaltyStations } from '../src/loyalty-stations.ts';
import { largeCatalogue } from './catalogues.ts';
import { type Engine, engines } from './engines.ts';
import { judge, type Label, readLabels, withNamesakes } from './labels.ts';
import { gzipBytes } from './sizes.ts';
import { figure, printTable } from './table.ts';
import { percentile, timeEach, timeFirst } from './timing.ts';

const buildOnce = fileURLToPath(new URL('build-once.ts', import.meta.url));

/** Milliseconds of work for an index's first building in a process, the median of five processes. */
function coldBuildMilliseconds({ name }: Engine, size: string): number {
  const runs = Array.from({ length: 5 }, () => {
    const { stdout, stderr } = spawnSync(process.execPath, [buildOnce, name, size], { encoding: 'utf8' });
    if (!stdout) throw new Error(`${name} could not be built: ${stderr}`);
    return Number(stdout);
  });
  return percentile(
    runs.toSorted((a, b) => a - b),
    0.5,
  );
}

/** The engine alone: the catalogue, which a peer needs too, is left out. */
function ownBytes(bundle: string | undefined): Promise<number> {
  if (bundle) return gzipBytes(bundle);
  return gzipBytes(`export { createStationSearch } from './src/station-search.ts'`, ['./unpack-loyalty-stations.ts']);
}

interface Sets {
  readonly labels: readonly Label[];
  readonly heldOut: readonly Label[];
}

async function row(
  engine: Engine,
  entries: readonly LoyaltyStation<string>[],
  size: string,
  { labels, heldOut }: Sets,
) {
  const search = engine.build(entries);
  const queries = labels.map(({ query }) => query);
  const quality = judge(search, labels);
  const warm = timeEach(search, queries);
  const first = timeFirst(() => engine.build(entries), queries, warm.median);
  const strange = judge(search, heldOut);
  if (engine === engines[0])
    console.log(`missed at ${entries.length}: ${[...quality.missed, ...strange.missed].join(' · ')}`);
  return [
    engine.name,
    figure(warm.median),
    figure(warm.p99),
    figure(first.median),
    figure(first.p99),
    quality.recallAt5.toFixed(1),
    quality.meanReciprocalRank.toFixed(3),
    strange.recallAt5.toFixed(1),
    strange.meanReciprocalRank.toFixed(3),
    figure(coldBuildMilliseconds(engine, size)),
    engine.name === 'prefix map' ? '—' : ((await ownBytes(engine.bundle)) / 1000).toFixed(1),
  ];
}

/** Written one after the other, each after what the ones before had led to. */
const heldOutFiles = [
  'held-out.json',
  'second-held-out.json',
  'third-tuned.json',
  'third-held-out.json',
  'fourth-held-out.json',
  'fifth-held-out.json',
  'sixth-tuned.json',
  'sixth-held-out.json',
  'seventh-held-out.json',
  'eighth-held-out.json',
  'ninth-held-out.json',
  'tenth-held-out.json',
];

const head =
  'engine|median µs|p99 µs|first median µs|first p99 µs|recall@5 %|MRR|held out: recall@5 %|MRR|index built, CPU ms|kB gzip';

/** Prints search beside its peers at both sizes. */
export async function benchSearch(): Promise<void> {
  const sets = {
    labels: readLabels('queries.json'),
    heldOut: heldOutFiles.flatMap(readLabels),
  };
  const large = largeCatalogue();
  const sizes = [
    { size: 'small', entries: loyaltyStations, sets },
    {
      size: 'large',
      entries: large,
      sets: { labels: withNamesakes(sets.labels, large), heldOut: withNamesakes(sets.heldOut, large) },
    },
  ];
  for (const { size, entries, sets: ofSize } of sizes) {
    const rows: string[][] = [];
    for (const engine of engines) rows.push(await row(engine, entries, size, ofSize));
    const title = `Search, ${entries.length} entries, ${sets.labels.length} labelled queries and ${sets.heldOut.length} held out`;
    printTable(title, head.split('|'), rows);
  }
}
