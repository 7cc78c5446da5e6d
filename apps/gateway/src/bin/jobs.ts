import { parseArgs } from 'node:util';

import type { Database } from '../database/database.ts';
import { countJobs, listGivenUpJobs, retryGivenUpJobs } from '../jobs/operate-jobs.ts';
import { type Command, runCommand, type Terminal } from './command.ts';

const help = `Usage: jobs [--kind KIND]                     lists the jobs that were given up, the latest first
       jobs count                             counts all jobs by kind: due, waiting, running, given up
       jobs retry ID… | --kind KIND | --all   lets jobs that were given up run again, at once

DATABASE_URL and DATA_FOLDER say which database, as for the gateway itself. The embedded database belongs to one process, so stop the
gateway first.

Exit codes: 0 done, 1 failed or nothing found, 2 not understood.
`;

const mostListed = 200;

type Input =
  | { readonly name: 'list'; readonly kind: string | undefined }
  | { readonly name: 'count' }
  | { readonly name: 'retry'; readonly ids: readonly number[] | undefined; readonly kind: string | undefined };

export const jobs: Command<Input> = {
  help,
  read,
  run: (input, terminal) => terminal.withDatabase(({ db }) => run(db, input, terminal)),
};

function read(args: readonly string[]): Input | 'help' | undefined {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { help: { type: 'boolean', short: 'h' }, kind: { type: 'string' }, all: { type: 'boolean' } },
      allowPositionals: true,
    });
    if (values.help === true) return 'help';
    const [name = 'list', ...ids] = positionals;
    const { kind, all = false } = values;
    if (name === 'count') return ids.length === 0 && kind === undefined && !all ? { name } : undefined;
    if (name === 'list') return ids.length === 0 && !all ? { name, kind } : undefined;
    const ways = [ids.length > 0, kind !== undefined, all].filter(Boolean).length;
    if (name !== 'retry' || ways !== 1 || !ids.every((id) => /^\d{1,15}$/.test(id))) return undefined;
    return { name, ids: ids.length > 0 ? ids.map(Number) : undefined, kind };
  } catch {
    return undefined;
  }
}

async function run(db: Database, input: Input, terminal: Terminal): Promise<number> {
  const now = terminal.now();
  switch (input.name) {
    case 'list': {
      const givenUp = await listGivenUpJobs(db, mostListed, input.kind);
      terminal.write(
        table(
          ['id', 'kind', 'key', 'attempts', 'given up'],
          givenUp.map(({ id, kind, key, attempts, gaveUpAt }) => [
            id,
            kind,
            key ?? '-',
            attempts,
            gaveUpAt?.toISOString(),
          ]),
        ),
      );
      return 0;
    }
    case 'count': {
      const counts = await countJobs(db, now);
      terminal.write(
        table(
          ['kind', 'due', 'waiting', 'running', 'given up', 'oldest due'],
          counts.map(({ kind, due, waiting, running, givenUp, oldestDue }) => [
            kind,
            due,
            waiting,
            running,
            givenUp,
            oldestDue?.toISOString() ?? '-',
          ]),
        ),
      );
      return 0;
    }
    case 'retry': {
      const retried = await retryGivenUpJobs(db, input, now);
      terminal.write(
        retried.length === 0 ? 'No job that was given up is meant by that.\n' : `Due again: ${retried.join(', ')}.\n`,
      );
      return retried.length === 0 ? 1 : 0;
    }
  }
}

function table(head: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const lines = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map(
      (line) =>
        `${line
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

if (import.meta.main) process.exitCode = await runCommand(jobs);
