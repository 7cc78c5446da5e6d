import { execFile } from 'node:child_process';

export interface CommandOptions {
  readonly cwd: string;
  /** The whole environment of the command. */
  readonly env?: NodeJS.ProcessEnv;
}

export interface CommandResult {
  /** The exit code; `null` when the command could not run or was ended by a signal. */
  readonly status: number | null;
  readonly stdout: string;
  /** What it wrote to its output and its errors. */
  readonly output: string;
}

/** Runs a command to its end, well or not. */
export function tryCommand(
  command: string,
  parameters: readonly string[],
  { cwd, env = process.env }: CommandOptions,
): Promise<CommandResult> {
  return new Promise((resolve) => {
    execFile(command, [...parameters], { cwd, env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      const status = error === null ? 0 : typeof error.code === 'number' ? error.code : null;
      const reason = error !== null && status === null ? error.message : '';
      resolve({ status, stdout, output: `${stdout}${stderr}${reason}` });
    });
  });
}

/**
 * Runs a command to its end and gives what it wrote to its output.
 *
 * @throws when it fails, with the command and the end of what it wrote.
 */
export async function runCommand(
  command: string,
  parameters: readonly string[],
  options: CommandOptions,
): Promise<string> {
  const { status, stdout, output } = await tryCommand(command, parameters, options);
  if (status === 0) return stdout;
  throw new Error(`${command} ${parameters.join(' ')} failed in ${options.cwd}:\n${output.slice(-4000)}`);
}

/** Gives the path of a command that this package depends on. */
export function ownCommand(name: string): string {
  return `${import.meta.dirname}/../node_modules/.bin/${name}`;
}
