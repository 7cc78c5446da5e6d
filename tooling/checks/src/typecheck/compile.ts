import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';

const home = join(import.meta.dirname, '../..');
const tsc = join(home, 'node_modules/.bin/tsc');
const programs = join(home, 'node_modules/.cache/typecheck');

const gibibyte = 2 ** 30;

/** The compiler gives no memory back before it has taken so much: looking for what it could give back is a third of its work. */
const memory = totalmem() >= 20 * gibibyte ? { GOGC: 'off', GOMEMLIMIT: '4GiB' } : {};

/** What the compiler said of a program. */
export interface Compiled {
  readonly passed: boolean;
  /** What it complains of, each line with a path from `root`. */
  readonly complaints: readonly string[];
  /** Every file it read, absolute. */
  readonly files: readonly string[];
}

/** Runs the compiler in `root` on a program, kept as a tsconfig under its name. */
export async function compile(root: string, name: string, program: object): Promise<Compiled> {
  const path = join(programs, `${name}.json`);
  mkdirSync(programs, { recursive: true });
  writeFileSync(path, JSON.stringify(program));
  // Several checkers of one compiler each read the types that all files share: one for each program takes half the work.
  const compiler = spawn(tsc, ['-p', path, '--singleThreaded', '--listFiles', '--pretty', 'false'], {
    cwd: root,
    env: { ...process.env, ...memory },
  });
  let output = '';
  for (const stream of [compiler.stdout, compiler.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const status = await new Promise((resolve) => compiler.on('close', resolve));
  const lines = output.split('\n').filter((line) => line !== '');
  const files = lines.filter((line) => line.startsWith('/') && !/: error TS\d+:/.test(line));
  return { passed: status === 0, complaints: lines.filter((line) => !files.includes(line)), files };
}
