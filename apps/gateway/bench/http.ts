import { type ChildProcess, fork } from 'node:child_process';

import { openConnection } from './http-connection.ts';
import { mixedPairs, type Pair, scheduleOf, searchedDates, travelledPairs } from './schedules.ts';

const CONNECTIONS = 50;
const WARM_UP_MS = 5_000;
const MEASURED_MS = 10_000;

/** What the table of {@link measureServer} has in its columns. */
export const serverHeadings = ['route', 'requests/s', 'median ms', 'p99 ms', 'kB', 'server CPU µs', 'of bare'];

/** As large as what is found for pairs as travelled is on average, in bytes. */
const searchBytes = 5_700;

/** Where the two servers listen. */
export interface BenchmarkPorts {
  readonly gatewayPort: number;
  readonly barePort: number;
}

/** What is asked for, one after the other. */
export interface Load {
  readonly name: string;
  readonly port: number;
  readonly paths: readonly string[];
}

function flightLoads({ gatewayPort, barePort }: BenchmarkPorts): readonly Load[] {
  const search = (pairs: readonly Pair[]): readonly string[] =>
    pairs.map(
      ({ origin, destination }, index) =>
        `/api/air-booking/v1/itineraries?origin=${origin}&destination=${destination}` +
        `&date=${searchedDates[index % searchedDates.length]}&adults=${1 + (index % 4)}&children=0&lapInfants=0`,
    );
  return [
    { name: 'bare Hono route', port: barePort, paths: ['/bare'] },
    { name: 'bare Hono route, as many bytes', port: barePort, paths: [`/bytes/${searchBytes}`] },
    { name: 'fare families', port: gatewayPort, paths: ['/api/air-booking/v1/fare-families'] },
    { name: 'search, every pair', port: gatewayPort, paths: search(mixedPairs()) },
    {
      name: 'search, pairs as travelled',
      port: gatewayPort,
      paths: search(travelledPairs(scheduleOf(['WN']), 4_001)),
    },
  ];
}

/**
 * Asks the whole gateway, in a process of its own, over connections that stay open, 50 by default; and bare Hono routes beside. The first
 * load is what the others are compared with.
 */
export async function measureServer(
  loadsOf: (ports: BenchmarkPorts) => readonly Load[] = flightLoads,
  connections = CONNECTIONS,
): Promise<readonly (readonly string[])[]> {
  const { server, ports } = await startServer(new URL('http-server.ts', import.meta.url));
  const rows: string[][] = [];
  let bare = 0;
  for (const load of loadsOf(ports as BenchmarkPorts)) {
    const result = await measureLoad(server, load, connections);
    bare ||= result.rate;
    rows.push([
      load.name,
      Math.round(result.rate).toLocaleString('en'),
      result.medianMs.toFixed(1),
      result.p99Ms.toFixed(1),
      (result.bytes / 1000).toFixed(1),
      result.cpuMicroseconds.toFixed(0),
      (result.rate / bare).toFixed(2),
    ]);
  }
  server.kill();
  return rows;
}

/** Starts a server of the benchmark in a process of its own; it says where it listens. */
export async function startServer(file: URL, variables: Readonly<Record<string, string>> = {}) {
  const server = fork(file, { env: { ...process.env, ...variables } });
  return { server, ports: await toStoredResponse(server) };
}

/** Asks for a load over connections that stay open, and tells what the server needed. */
export async function measureLoad(
  server: ChildProcess,
  { name, port, paths }: Load,
  connections = CONNECTIONS,
  warmUpMs = WARM_UP_MS,
  measuredMs = MEASURED_MS,
) {
  const times: number[] = [];
  const clock = { isMeasuring: false, isOver: false };
  let next = 0;
  let bytes = 0;
  const clients = Array.from({ length: connections }, async () => {
    const connection = await openConnection(port);
    while (!clock.isOver) {
      const start = performance.now();
      const answer = await connection.get(paths[(next += 1) % paths.length] ?? '');
      if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}.`);
      if (!clock.isMeasuring) continue;
      times.push(performance.now() - start);
      bytes += answer.bytes;
    }
    connection.close();
  });
  await Promise.race([pause(warmUpMs), ...clients]);
  clock.isMeasuring = true;
  const cpuBefore = await cpuOf(server);
  const start = performance.now();
  await Promise.race([pause(measuredMs), ...clients]);
  clock.isOver = true;
  const elapsed = performance.now() - start;
  const cpu = (await cpuOf(server)) - cpuBefore;
  await Promise.all(clients);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  const rate = (times.length / elapsed) * 1000;
  return {
    rate,
    medianMs: at(0.5),
    p99Ms: at(0.99),
    bytes: bytes / times.length,
    cpuMicroseconds: cpu / times.length,
  };
}

async function cpuOf(server: ChildProcess): Promise<number> {
  const answer = toStoredResponse(server);
  server.send('cpu');
  return ((await answer) as { cpuMicroseconds: number }).cpuMicroseconds;
}

function toStoredResponse(server: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const end = (): void => reject(new Error('The server ended.'));
    server.once('exit', end);
    server.once('message', (message) => {
      server.off('exit', end);
      resolve(message);
    });
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
