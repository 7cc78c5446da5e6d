import { parseArgs } from 'node:util';

import { postgresPrograms, type PostgresServer, startPostgres } from '../test-support/postgres.ts';
import { now } from './clock.ts';
import { type DatabaseMaker, embeddedDatabases, postgresDatabases } from './databases.ts';
import { writeReport } from './report.ts';
import { type RunReport, runGatewayKills, runLastSeats, runPostgresKills, runWalk } from './runs.ts';
import type { WalkedPoint } from './walk-points.ts';

/*
 * `pnpm --filter @airline/gateway kills [--parts walk,gateways,postgres,seats] [--kills 100] [--postgres-kills 10] [--bookings 10000]
 * [--at-once 200] [--seed 1] [--write]` kills gateways at every fault point, then at random under load, then PostgreSQL itself, then has
 * many people book the last seats, and prints the audits as tables. `--write` puts them into docs/kills.md.
 */
const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: 'walk,gateways,postgres,seats' },
    kills: { type: 'string', default: '100' },
    'postgres-kills': { type: 'string', default: '10' },
    bookings: { type: 'string', default: '10000' },
    'at-once': { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});

const seed = Number(values.seed);
const bookings = Number(values.bookings);
const atOnce = Number(values['at-once']);

/** What each part runs; the embedded database gets a tenth of the load, for it is one process. */
const parts: Readonly<Record<string, (on: Databases) => readonly (() => Promise<RunReport>)[]>> = {
  walk: ({ embedded, postgres }) => [() => walk(embedded), () => walk(postgres)],
  gateways: ({ embedded, postgres }) => [
    () => runGatewayKills(embedded, { kills: Math.ceil(Number(values.kills) / 10), seed }),
    () => runGatewayKills(postgres, { kills: Number(values.kills), seed }),
  ],
  postgres: ({ postgres, server }) => [
    () => runPostgresKills(postgres, server, { kills: Number(values['postgres-kills']), seed }),
  ],
  seats: ({ embedded, postgres }) => [
    () => runLastSeats(embedded, { bookings: Math.ceil(bookings / 10), atOnce: Math.ceil(atOnce / 4) }),
    () => runLastSeats(postgres, { bookings, atOnce }),
  ],
};

interface Databases {
  readonly embedded: DatabaseMaker;
  readonly postgres: DatabaseMaker;
  readonly server: PostgresServer;
}

const chosen = values.parts.split(',');
const unknown = chosen.filter((name) => !(name in parts));
const programs = postgresPrograms();
if (unknown.length > 0 || programs === undefined) {
  console.error(
    unknown.length > 0
      ? `There is no part '${unknown.join("', '")}': give some of ${Object.keys(parts).join(', ')}.`
      : 'PostgreSQL is not on this machine: install it (Debian: postgresql).',
  );
  process.exit(2);
}

const walked: (readonly [database: string, points: readonly WalkedPoint[]])[] = [];
const server = await startPostgres(programs, { isDurable: true });
const [embedded, postgres] = [embeddedDatabases(), postgresDatabases(server.url)];
const began = performance.now();
try {
  const reports: RunReport[] = [];
  for (const run of chosen.flatMap((name) => parts[name]?.({ embedded, postgres, server }) ?? [])) {
    const started = performance.now();
    const report = await run();
    reports.push(report);
    const faults = report.lines.reduce((sum, line) => sum + line.faults.length, 0);
    console.error(`${report.name}: ${Math.round((performance.now() - started) / 1000)} s, ${faults} faults`);
  }
  const isSound = writeReport({
    reports,
    walked,
    at: now(),
    seconds: Math.round((performance.now() - began) / 1000),
    isKept: values.write,
  });
  process.exitCode = isSound ? 0 : 1;
} finally {
  await Promise.all([embedded.end(), postgres.end()]);
  await server.stop();
}

async function walk(databases: DatabaseMaker): Promise<RunReport> {
  const report = await runWalk(databases);
  walked.push([databases.kind, report.walked]);
  return report;
}
