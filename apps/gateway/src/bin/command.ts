import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { readDatabaseConfig } from '../server/config.ts';

/** A command of the operators: what it takes and what it does. */
export interface Command<Input extends object> {
  /** How it is called, what it does, and its exit codes. */
  readonly help: string;
  /** Reads the arguments; undefined where they cannot be understood. */
  read(args: readonly string[]): Input | 'help' | undefined;
  /** Does the work and returns the exit code. Whatever it throws is reported, with exit code 1. */
  run(input: Input, terminal: Terminal): Promise<number>;
}

/** What a command reaches of the world: the process that an operator started, or what a test gives it. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
  /** Writes to standard output. */
  readonly write: (text: string) => void;
  /** Writes to standard error. */
  readonly writeError: (text: string) => void;
  /** Opens the database of the environment and closes it after the work. */
  readonly withDatabase: <Result>(work: (database: OpenDatabase) => Promise<Result>) => Promise<Result>;
}

const processTerminal: Terminal = {
  env: process.env,
  now: () => new Date(),
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
  async withDatabase(work) {
    const database = await openDatabase(readDatabaseConfig(process.env));
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  },
};

/** Runs a command, by default as the program of this process, and returns the exit code. */
export async function runCommand<Input extends object>(
  command: Command<Input>,
  args: readonly string[] = process.argv.slice(2),
  terminal: Terminal = processTerminal,
): Promise<number> {
  const input = command.read(args);
  if (input === 'help') {
    terminal.write(command.help);
    return 0;
  }
  if (input === undefined) {
    terminal.writeError(command.help);
    return 2;
  }
  try {
    return await command.run(input, terminal);
  } catch (error) {
    terminal.writeError(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

/** Whether the arguments ask for the help, wherever it stands among them. */
export function asksForHelp(args: readonly string[]): boolean {
  return args.includes('--help') || args.includes('-h');
}
