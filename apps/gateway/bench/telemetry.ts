import { fork } from 'node:child_process';
import { once } from 'node:events';

import { measureLoad, startServer } from './http.ts';
import { formatTable } from './measure.ts';

const search = 'origin=DAL&destination=HOU&date=2026-12-10&adults=1&children=0&lapInfants=0';
/** Reads from memory, and one that asks the database each time. */
const paths = {
  'fare families': '/api/air-booking/v1/fare-families',
  'search, one pair': `/api/air-booking/v1/itineraries?${search}`,
  'readiness, a statement each': '/readyz',
};

/** The bar: telemetry costs no more than three requests in a hundred. */
const mostPercent = 3;

const PROCESSES = 3;
const ROUNDS = 60;
const SLICE_WARM_UP_MS = 50;
const SLICE_MS = 250;

const kinds = ['off', 'alike', 'on'] as const;
type Kind = (typeof kinds)[number];
/** What each of the three gateways did in one round. */
type Round = Readonly<Record<Kind, { readonly rate: number; readonly cpuMicroseconds: number }>>;

/**
 * Measures a gateway that nobody watches beside one with a collector and `/metrics`, in one process, asked in turn in short slices. Two
 * processes that run the same program differ by a third on a small machine, by how their heaps happen to lie; one process does not differ
 * from itself. How much it does is measured too, by a second gateway that nobody watches.
 */
export async function benchmarkTelemetry(): Promise<void> {
  // A process of its own, as a collector is: what it does is no cost of the gateway's.
  const collector = fork(new URL('collector.ts', import.meta.url));
  const [port] = (await once(collector, 'message')) as [number];
  const rounds = new Map<string, Round[]>(Object.keys(paths).map((name) => [name, []]));
  for (let count = 0; count < PROCESSES; count += 1) {
    const { server, ports } = await startServer(new URL('telemetry-server.ts', import.meta.url), {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      METRICS_KEY: 'a-key-of-the-benchmark-of-telemetry',
    });
    const measureSlice = (name: string, path: string, kind: Kind) =>
      measureLoad(
        server,
        { name, port: (ports as Readonly<Record<Kind, number>>)[kind], paths: [path] },
        undefined,
        SLICE_WARM_UP_MS,
        SLICE_MS,
      );
    for (const [name, path] of Object.entries(paths)) {
      // The first rounds warm up; the order turns round: what comes later finds the machine warmer.
      for (let round = -4; round < ROUNDS; round += 1) {
        const turned = [...kinds, ...kinds].slice((round + 6) % 3, ((round + 6) % 3) + 3);
        const order = round % 2 === 0 ? turned : turned.toReversed();
        const measured: Partial<Record<Kind, Round[Kind]>> = {};
        for (const kind of order) measured[kind] = await measureSlice(name, path, kind);
        if (round >= 0) rounds.get(name)?.push(measured as Round);
      }
    }
    server.kill();
  }
  collector.kill();
  console.log(
    `\nTelemetry on beside off, ${PROCESSES} processes, ${ROUNDS} rounds each (at most ${mostPercent} % fewer requests):`,
  );
  const headings = ['route', 'off/s', 'on/s', 'fewer', 'two alike', 'CPU µs off', 'CPU µs on', 'dearer', 'two alike'];
  console.log(formatTable(headings, [...rounds].map(toRow)));
}

/** The differences are those within a round, and of all rounds the one in the middle, with the middle half of them. */
function toRow([name, rounds]: readonly [string, readonly Round[]]): readonly string[] {
  const middle = (read: (round: Round) => number) => quantile(rounds.map(read), 0.5);
  const difference = (read: (round: Round) => number) => {
    const [low, half, high] = [0.25, 0.5, 0.75].map((share) => (100 * quantile(rounds.map(read), share)).toFixed(1));
    return `${half} % (${low} to ${high})`;
  };
  return [
    name,
    Math.round(middle(({ off }) => off.rate)).toLocaleString('en'),
    Math.round(middle(({ on }) => on.rate)).toLocaleString('en'),
    difference(({ off, on }) => 1 - on.rate / off.rate),
    difference(({ off, alike }) => 1 - alike.rate / off.rate),
    middle(({ off }) => off.cpuMicroseconds).toFixed(1),
    middle(({ on }) => on.cpuMicroseconds).toFixed(1),
    difference(({ off, on }) => on.cpuMicroseconds / off.cpuMicroseconds - 1),
    difference(({ off, alike }) => alike.cpuMicroseconds / off.cpuMicroseconds - 1),
  ];
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
