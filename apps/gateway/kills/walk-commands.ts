import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { count, sql } from 'drizzle-orm';

import { type Database, openDatabase } from '../src/database/database.ts';
import { readDatabaseConfig } from '../src/server/config.ts';
import { readScheduleVersion } from '../src/flights/schedule/schedule-store.ts';
import { scheduleLegPatterns } from '../src/flights/schedule/schedule-schema.ts';
import { importFlights } from '../src/flights/shopping/import-flights.ts';
import { smallFile } from '../test-support/ssim.ts';
import { migrationsFolder } from '../test-support/migrations-up-to.ts';
import { now } from './clock.ts';
import type { DatabaseMaker, DatabaseVariables } from './databases.ts';
import type { FaultPoint } from './fault-point.ts';
import { faultPoints } from './fault-points.ts';
import { fillDatabase } from './fill-database.ts';
import { endOf, processVariables } from './gateway-process.ts';
import type { WalkedPoint } from './walk-points.ts';

type CommandPoint = FaultPoint & { readonly deed: 'scheduleImport' | 'migration' };

/** The points of what a process does before it serves, or without serving at all. */
export const commandPoints: readonly CommandPoint[] = faultPoints.filter(
  (point): point is CommandPoint => point.deed === 'scheduleImport' || point.deed === 'migration',
);

const scheduleText = smallFile().join('\n');
const legsOfSchedule = 2;

/** Walks points of commands: each has a database of its own, dies at its point, and what is opened next finds all or nothing. */
export async function walkCommands(
  points: readonly CommandPoint[],
  databases: DatabaseMaker,
): Promise<readonly WalkedPoint[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-import-'));
  const file = join(folder, 'schedule.ssim');
  writeFileSync(file, scheduleText, 'latin1');
  const walked: WalkedPoint[] = [];
  for (const point of points) {
    const { name, deed } = point;
    const fault =
      deed === 'migration' ? await walkMigration(point, databases) : await walkImport(point, databases, file);
    walked.push({ name, deed, fault });
  }
  rmSync(folder, { recursive: true, force: true });
  return walked;
}

async function walkMigration({ name }: FaultPoint, databases: DatabaseMaker): Promise<string | undefined> {
  const variables = await databases.makeEarlier();
  // The first thing that the command does is to bring the schema up to date.
  const end = await runSchedule(['export'], { ...variables, FAULT: name });
  if (end !== 'SIGKILL') return `was not reached: ${end}`;
  const applied = await openHere(variables, countMigrations);
  const { entries } = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    readonly entries: readonly unknown[];
  };
  return applied === entries.length ? undefined : `${applied} migrations where there are ${entries.length}`;
}

async function countMigrations(db: Database): Promise<number> {
  // The newest table is there to be read.
  await db.execute(sql`select 1 from trip_code`);
  const { rows } = (await db.execute(sql`select count(*)::integer as count from drizzle.__drizzle_migrations`)) as {
    readonly rows: readonly { readonly count: number }[];
  };
  return rows[0]?.count ?? 0;
}

async function walkImport(point: FaultPoint, databases: DatabaseMaker, file: string): Promise<string | undefined> {
  const variables = await databases.make();
  const first = await openHere(variables, importHere);
  const end = await runSchedule(['import', file], { ...variables, FAULT: point.name });
  if (end !== 'SIGKILL') return `was not reached: ${end}`;
  const isCommitted = 'commitOf' in point.step && point.when === 'after';
  return openHere(variables, async (db) => {
    const left = await describeSchedule(db);
    if (left.isSame !== !isCommitted || left.legs !== legsOfSchedule) return `left ${JSON.stringify(left)}`;
    await importHere(db);
    const { legs } = await describeSchedule(db);
    return legs === legsOfSchedule ? undefined : `imported again there are ${legs} legs`;
  });

  async function describeSchedule(db: Database) {
    const [stored] = await db.select({ legs: count() }).from(scheduleLegPatterns);
    return { isSame: (await readScheduleVersion(db)) === first, legs: stored?.legs };
  }
}

async function importHere(db: Database): Promise<number> {
  const outcome = await importFlights(db, scheduleText, now());
  if ('faults' in outcome) throw new Error(outcome.faults.join('\n'));
  return outcome.version;
}

async function openHere<Result>(
  variables: DatabaseVariables,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const config = readDatabaseConfig({ ...variables });
  await fillDatabase(config);
  const database = await openDatabase(config);
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

/** Runs the command that looks after schedules, with its faults; gives what ended it. */
function runSchedule(
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<NodeJS.Signals | number> {
  const faults = join(import.meta.dirname, 'place-fault.ts');
  const command = join(import.meta.dirname, '../src/bin/schedule.ts');
  return endOf(
    spawn(process.execPath, ['--import', faults, command, ...args], {
      env: processVariables(variables),
      stdio: ['ignore', 'ignore', 'pipe'],
    }),
  );
}
