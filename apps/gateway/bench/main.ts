import { createFlightSearch } from '../src/flights/search/rules/flight-search.ts';
import { benchmarkAccountHelp } from './account-help.ts';
import { benchmarkChanges } from './changes.ts';
import { benchmarkCompanyReports } from './company-reports.ts';
import { benchmarkFareWatches } from './fare-watches.ts';
import { benchmarkLogins } from './logins.ts';
import { benchmarkOrders } from './orders.ts';
import { benchmarkRebooking } from './rebooking.ts';
import { benchmarkSiteSearch } from './site-search.ts';
import { benchmarkTelemetry } from './telemetry.ts';
import { benchmarkTripLookups } from './trip-lookups.ts';
import { formatTable, measure, type Measurement, microseconds } from './measure.ts';
import { measureServer, serverHeadings } from './http.ts';
import { flatten, indexedEnumeration, indexLegs, nestedLoops } from './peers.ts';
import { firstDate, mixedPairs, type Pair, scheduleOf, searchedDate, travelledPairs } from './schedules.ts';
import { openPglitePeer, openPostgresPeer } from './sql-peers.ts';

const sizes = [
  { flights: '4,000 flights a day', carriers: ['WN'] },
  { flights: '40,000 flights a day', carriers: ['WA', 'WB', 'WC', 'WD', 'WE', 'WF', 'WG', 'WH', 'WI', 'WJ'] },
];

console.log(`Flight search, 0 to 2 stops, the whole of ${searchedDate}. Node ${process.version}, one thread.`);
// `pnpm bench 40,000` measures one size alone, `pnpm bench http` the gateway, `pnpm bench orders` bookings,
// `pnpm bench changes` changes of flights and their search,
// `pnpm bench fare-watches` looks at watches of fares beside their bare searches,
// `pnpm bench rebooking` a day on which the largest station closes,
// `pnpm bench site-search` the site's search, over the pages of the built traveller app,
// `pnpm bench company-reports` the reports of a company with 100,000 trips, beside plain SQL, on PostgreSQL,
// `pnpm bench telemetry` what telemetry costs, off and on,
// `pnpm bench account-help` whether the time of a lookup tells who has an account.
// `pnpm bench logins` whether the time of a login does, `pnpm bench trip-lookups` whether a lookup's tells which trips exist.
const only = process.argv[2] ?? '';
const wanted = sizes.filter(({ flights }) => flights.startsWith(only));
for (const size of wanted) await benchmark(size.flights, size.carriers);
if (only === '' || only === 'http') {
  console.log('\nThe whole gateway, 50 connections on loopback, server and client a process each:');
  console.log(formatTable(serverHeadings, await measureServer()));
}
if (only === '' || only === 'site-search') await benchmarkSiteSearch();
if (only === '' || only === 'company-reports') await benchmarkCompanyReports();
if (only === '' || only === 'telemetry') await benchmarkTelemetry();
if (only === '' || only === 'orders') await benchmarkOrders();
if (only === '' || only === 'changes') await benchmarkChanges();
if (only === '' || only === 'fare-watches') await benchmarkFareWatches();
if (only === '' || only === 'rebooking') await benchmarkRebooking();
if (only === '' || only === 'account-help') await benchmarkAccountHelp();
if (only === '' || only === 'logins') await benchmarkLogins();
if (only === '' || only === 'trip-lookups') await benchmarkTripLookups();

async function benchmark(title: string, carriers: readonly string[]): Promise<void> {
  const generated = timed(() => scheduleOf(carriers));
  const schedule = generated.value;
  const before = memory();
  const indexed = timed(() => createFlightSearch(schedule));
  const search = indexed.value;
  search.prepare('2026-12-01');
  const boardBefore = memory();
  const expanded = timed(() => search.prepare(searchedDate));
  const afterBoard = memory();

  const legs = flatten(schedule.departuresOn(searchedDate));
  const index = indexLegs(legs);
  const pairs = mixedPairs();
  const travelled = travelledPairs(schedule, 4_000);
  const ours = ({ origin, destination }: Pair): number =>
    search.search({ origin, destination, date: searchedDate }).length;
  const isLarge = legs.length > 10_000;
  const enumerate = ({ origin, destination }: Pair): number => indexedEnumeration(index, origin, destination);
  const hooked = ({ origin, destination }: Pair): number =>
    search.search({ origin, destination, date: searchedDate, accepts: ({ id }) => id.length > 0 }).length;
  const rows: Measurement[] = [
    await measure('this search, every pair, each for the first time', pairs, ours, 0),
    await measure('this search, every pair', pairs, ours),
    await measure('this search, pairs as travelled', travelled, ours),
    await measure('this search, as travelled, a hook on each leg', travelled, hooked),
    await measure('indexed enumeration, every pair', isLarge ? pairs.slice(0, 400) : pairs, enumerate),
    await measure('indexed enumeration, pairs as travelled', travelled.slice(0, isLarge ? 100 : 1_000), enumerate),
    await measure('nested loops, every pair', pairs.slice(0, isLarge ? 2 : 40), ({ origin, destination }) =>
      nestedLoops(legs, origin, destination),
    ),
  ];
  for (const open of [openPglitePeer, openPostgresPeer]) {
    const peer = await open(legs);
    if (!peer) {
      console.log('PostgreSQL is not on this machine: its row is missing.');
      continue;
    }
    const asked = pairs.slice(0, isLarge ? 5 : 100);
    rows.push(
      await measure(`${peer.name}, every pair`, asked, ({ origin, destination }) => peer.count(origin, destination), 5),
    );
    await peer.close();
  }

  console.log(`\n${title}: ${legs.length} on that day, ${schedule.patterns.length} patterns from ${firstDate}`);
  console.log(
    `made in ${microseconds(generated.milliseconds)} ms, indexed in ${microseconds(indexed.milliseconds)} ms` +
      ` (${megabytes(boardBefore - before)}), a date expanded in ${microseconds(expanded.milliseconds)} ms` +
      ` (${megabytes(afterBoard - boardBefore)}), ${megabytes(memory() - before)} after all searches of one date`,
  );
  console.log(
    formatTable(
      ['', 'median µs', 'p99 µs', 'mean µs', 'queries', 'ways a query'],
      rows.map((row) => [
        row.name,
        microseconds(row.medianMicroseconds),
        microseconds(row.p99Microseconds),
        microseconds(row.meanMicroseconds),
        String(row.queries),
        (row.found / row.queries).toFixed(1),
      ]),
    ),
  );
}

function timed<T>(make: () => T): { readonly value: T; readonly milliseconds: number } {
  const start = performance.now();
  const value = make();
  return { value, milliseconds: performance.now() - start };
}

/** Bytes in use after a collection; without `--expose-gc` the figure is a rough one. */
function memory(): number {
  (globalThis as { gc?: () => void }).gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(1)} MB`;
}
