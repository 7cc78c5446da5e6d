import { testInstant } from '@tooling/config/test-instant';

import { type Command, runCommand } from '../src/bin/command.ts';
import type { OpenDatabase } from '../src/database/database.ts';

export interface CommandOutcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs a command as an operator does, at the instant of the tests, and returns its exit code and what it wrote. Without a database it
 * is where none can be opened.
 */
export async function runTestCommand<Input extends object>(
  command: Command<Input>,
  args: readonly string[],
  database?: OpenDatabase,
): Promise<CommandOutcome> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCommand(command, args, {
    env: {},
    now: () => new Date(testInstant),
    write: (text) => out.push(text),
    writeError: (text) => err.push(text),
    withDatabase: async (work) => {
      if (database === undefined) throw new Error('No database.');
      return work(database);
    },
  });
  return { code, out: out.join(''), err: err.join('') };
}
