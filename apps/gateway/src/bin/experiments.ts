import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { experiment, type Experiment, type ExperimentReport } from '@airline/contract';

import type { Database } from '../database/database.ts';
import { beginExperiment, endExperiment, type BeginRefusal } from '../telemetry/experiment-store.ts';
import { reportExperiments } from '../telemetry/report-experiments.ts';
import { type Command, runCommand, type Terminal } from './command.ts';

const help = `Usage: experiments                          reports all experiments, the latest first
       experiments begin FILE --days DAYS   begins the one that a JSON file says, for 1 to 28 days
       experiments end NAME                 ends one that runs: the default shows within a minute

DATABASE_URL and DATA_FOLDER say which database, as for the gateway itself. The embedded database belongs to one process, so stop the
gateway first.

Exit codes: 0 done, 1 failed or refused, 2 not understood.
`;

const dayMs = 24 * 60 * 60 * 1000;
const mostDays = 28;

const refusals: Readonly<Record<BeginRefusal, string>> = {
  nameTaken: 'An experiment of this name was begun before. Browsers remember it: give another name.',
  placeTaken: 'Another experiment runs in its place. End it first, or wait.',
};

type Input =
  | { readonly name: 'report' }
  | { readonly name: 'begin'; readonly file: string; readonly days: number }
  | { readonly name: 'end'; readonly experiment: string };

export const experiments: Command<Input> = {
  help,
  read,
  async run(input, terminal) {
    switch (input.name) {
      case 'begin': {
        const definition = readDefinition(input.file);
        return terminal.withDatabase(({ db }) => begin(db, definition, input.days, terminal));
      }
      case 'end':
        return terminal.withDatabase(({ db }) => end(db, input.experiment, terminal));
      case 'report':
        return terminal.withDatabase(({ db }) => report(db, terminal));
    }
  },
};

function read(args: readonly string[]): Input | 'help' | undefined {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { help: { type: 'boolean', short: 'h' }, days: { type: 'string' } },
      allowPositionals: true,
    });
    if (values.help === true) return 'help';
    const [name = 'report', given, ...rest] = positionals;
    if (rest.length > 0) return undefined;
    if (name === 'begin') {
      const days = Number(values.days);
      const isLong = Number.isInteger(days) && days >= 1 && days <= mostDays;
      return given === undefined || !isLong ? undefined : { name, file: given, days };
    }
    if (values.days !== undefined) return undefined;
    if (name === 'end') return given === undefined ? undefined : { name, experiment: given };
    return name === 'report' && given === undefined ? { name } : undefined;
  } catch {
    return undefined;
  }
}

/** @throws when the file is no experiment, with each fault and where it is. */
function readDefinition(file: string): Experiment {
  const { data, error } = experiment.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (data !== undefined) return data;
  const faults = error.issues.map(({ path, message }) => `  ${path.join('.') || 'the experiment'}: ${message}`);
  throw new Error(`${file} is no experiment:\n${faults.join('\n')}`);
}

async function begin(db: Database, definition: Experiment, days: number, terminal: Terminal): Promise<number> {
  const now = terminal.now();
  const endsAt = new Date(now.getTime() + days * dayMs);
  const begun = await beginExperiment(db, definition, now, endsAt);
  if (begun !== 'begun') {
    terminal.writeError(`${refusals[begun]}\n`);
    return 1;
  }
  terminal.write(`${definition.name} runs until ${endsAt.toISOString()}.\n`);
  return 0;
}

async function end(db: Database, name: string, terminal: Terminal): Promise<number> {
  const isEnded = await endExperiment(db, name, terminal.now());
  terminal.write(isEnded ? `${name} has ended.\n` : 'No experiment of this name runs.\n');
  return isEnded ? 0 : 1;
}

async function report(db: Database, terminal: Terminal): Promise<number> {
  const reports = await reportExperiments(db, terminal.now());
  terminal.write(reports.length === 0 ? 'No experiment was begun.\n' : reports.map(toText).join('\n'));
  return 0;
}

function toText({
  experiment: { name, goal },
  startedAt,
  endsAt,
  isRunning,
  variants,
  isSplitWrong,
}: ExperimentReport) {
  const share = (interval: { readonly value: number; readonly from: number; readonly to: number } | undefined) =>
    interval === undefined
      ? '-'
      : `${[interval.value, interval.from, interval.to].map((value) => (value * 100).toFixed(2)).join(' / ')} %`;
  const lines = variants.map(
    (variant) =>
      `  ${variant.name}: ${variant.conversions} of ${variant.exposures}, ${share(variant.rate)}, difference ${share(variant.difference)}\n`,
  );
  const warning = isSplitWrong ? '  The exposures are not as the weights say: the figures mean nothing.\n' : '';
  return `${name} (${goal}), ${startedAt} to ${endsAt}${isRunning ? ', runs' : ''}\n${lines.join('')}${warning}`;
}

if (import.meta.main) process.exitCode = await runCommand(experiments);
