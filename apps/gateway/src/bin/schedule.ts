import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { takeGoneSeats } from '../bookings/seats/take-gone-seats.ts';
import { writeSsim } from '../flights/schedule/rules/index.ts';
import type { Database } from '../database/database.ts';
import { readSchedule } from '../flights/schedule/schedule-store.ts';
import { importFlights } from '../flights/shopping/import-flights.ts';
import { type Command, runCommand, type Terminal } from './command.ts';

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

type Input =
  | { readonly name: 'import'; readonly file: string }
  | { readonly name: 'export'; readonly file: string | undefined };

export const schedule: Command<Input> = {
  help,
  read,
  async run(input, terminal) {
    // A package manager runs this in the package's folder, and the file is meant from where it was called.
    const toPath = (file: string): string => resolve(terminal.env['INIT_CWD'] ?? '.', file);
    if (input.name === 'import') {
      const text = readFileSync(toPath(input.file), 'latin1');
      return terminal.withDatabase(({ db }) => importFrom(db, text, terminal));
    }
    const path = input.file === undefined ? undefined : toPath(input.file);
    return terminal.withDatabase(({ db }) => exportTo(db, path, terminal));
  },
};

function read(args: readonly string[]): Input | 'help' | undefined {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    if (values.help === true) return 'help';
    const [name, file, ...rest] = positionals;
    if (rest.length > 0) return undefined;
    if (name === 'export') return { name, file };
    return name === 'import' && file !== undefined ? { name, file } : undefined;
  } catch {
    return undefined;
  }
}

async function importFrom(db: Database, text: string, terminal: Terminal): Promise<number> {
  const now = terminal.now();
  const outcome = await importFlights(db, text, now, (tx, legs) => takeGoneSeats(tx, legs, now));
  if ('faults' in outcome) {
    terminal.writeError(`${listed(outcome.faults)}Nothing was imported: ${count(outcome.faults, 'fault')}.\n`);
    return 1;
  }
  const { version, patterns, remarks, oversold } = outcome;
  terminal.writeError(listed(remarks));
  terminal.write(`Schedule ${version} is in force: ${patterns} leg patterns, ${count(remarks, 'remark')}.\n`);
  if (oversold.length > 0) {
    // All of them: each has people whose seat is gone.
    terminal.write(`More seats are sold than there are on ${count(oversold, 'leg')}:\n`);
    terminal.write(oversold.map((line) => `${line}\n`).join(''));
  }
  return 0;
}

async function exportTo(db: Database, path: string | undefined, terminal: Terminal): Promise<number> {
  const stored = await readSchedule(db);
  if (!stored) {
    terminal.writeError('The database has no schedule yet: start the gateway once, or import one.\n');
    return 1;
  }
  const text = writeSsim(stored.dataSet);
  if (path === undefined) terminal.write(text);
  else writeFileSync(path, text, 'latin1');
  return 0;
}

function listed(lines: readonly string[]): string {
  const more = lines.length > MOST_LINES ? [`… and ${lines.length - MOST_LINES} more.`] : [];
  return [...lines.slice(0, MOST_LINES), ...more].map((line) => `${line}\n`).join('');
}

function count(lines: readonly string[], noun: string): string {
  return `${lines.length} ${noun}${lines.length === 1 ? '' : 's'}`;
}

if (import.meta.main) process.exitCode = await runCommand(schedule);
