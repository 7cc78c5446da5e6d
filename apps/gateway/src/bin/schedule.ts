import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { takeGoneSeats } from '../bookings/seats/take-gone-seats.ts';
import { readDatabaseConfig } from '../server/config.ts';
import { writeSsim } from '../flights/schedule/rules/index.ts';
import { openDatabase, type OpenDatabase } from '../database/database.ts';
import { readSchedule } from '../flights/schedule/schedule-store.ts';
import { importFlights } from '../flights/shopping/import-flights.ts';

const help = `Usage: schedule import FILE
       schedule export [FILE]

import  puts the schedule of an SSIM file (IATA chapter 7) in force. Each bad record is named by its line, and with one
        fault nothing is taken. Legs of which more seats are sold than they have now are listed: what was sold stays sold. Legs with
        seats sold that the file does not have are cancelled, and their people are notified, as are those whose seat an aircraft no longer has. A gateway on PostgreSQL searches it some seconds later; the embedded database belongs to
        one process, so stop the gateway first.
export  writes the schedule in force as an SSIM file, to FILE or to standard output.

DATABASE_URL and DATA_FOLDER say which database, as for the gateway itself.

Exit codes: 0 done, 1 refused or failed, 2 not understood.
`;

/** Bad files can have a fault on each line: the first ones tell what is wrong with it. */
const MOST_LINES = 50;

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const command = readCommand(args);
  if (command === 'help') {
    process.stdout.write(help);
    return 0;
  }
  if (!command) {
    process.stderr.write(help);
    return 2;
  }
  try {
    // A package manager runs this in the package's folder, and the file is meant from where it was called.
    const file = command.file === undefined ? undefined : resolve(process.env['INIT_CWD'] ?? '.', command.file);
    const text = command.name === 'import' ? readFileSync(file ?? '', 'latin1') : undefined;
    const database = await openDatabase(readDatabaseConfig(process.env));
    try {
      return text === undefined ? await exportTo(database, file) : await importFrom(database, text);
    } finally {
      await database.close();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

type Command = { readonly name: 'import' | 'export'; readonly file: string | undefined } | 'help';

function readCommand(args: readonly string[]): Command | undefined {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    if (values.help === true) return 'help';
    const [name, file, ...rest] = positionals;
    if (rest.length > 0 || (name !== 'import' && name !== 'export')) return undefined;
    return name === 'import' && file === undefined ? undefined : { name, file };
  } catch {
    return undefined;
  }
}

async function importFrom({ db }: OpenDatabase, text: string): Promise<number> {
  const now = new Date();
  const outcome = await importFlights(db, text, now, (tx, legs) => takeGoneSeats(tx, legs, now));
  if ('faults' in outcome) {
    process.stderr.write(`${listed(outcome.faults)}Nothing was imported: ${count(outcome.faults, 'fault')}.\n`);
    return 1;
  }
  const { version, patterns, remarks, oversold } = outcome;
  process.stderr.write(listed(remarks));
  process.stdout.write(`Schedule ${version} is in force: ${patterns} leg patterns, ${count(remarks, 'remark')}.\n`);
  if (oversold.length > 0) {
    // All of them: each has people whose seat is gone.
    process.stdout.write(`More seats are sold than there are on ${count(oversold, 'leg')}:\n`);
    process.stdout.write(oversold.map((line) => `${line}\n`).join(''));
  }
  return 0;
}

async function exportTo({ db }: OpenDatabase, file: string | undefined): Promise<number> {
  const stored = await readSchedule(db);
  if (!stored) {
    process.stderr.write('The database has no schedule yet: start the gateway once, or import one.\n');
    return 1;
  }
  const text = writeSsim(stored.dataSet);
  if (file === undefined) process.stdout.write(text);
  else writeFileSync(file, text, 'latin1');
  return 0;
}

function listed(lines: readonly string[]): string {
  const more = lines.length > MOST_LINES ? [`… and ${lines.length - MOST_LINES} more.`] : [];
  return [...lines.slice(0, MOST_LINES), ...more].map((line) => `${line}\n`).join('');
}

function count(lines: readonly string[], noun: string): string {
  return `${lines.length} ${noun}${lines.length === 1 ? '' : 's'}`;
}
