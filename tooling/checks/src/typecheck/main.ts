/**
 * pnpm typecheck [folder of a package …]
 *
 * Type-checks every file of the workspace, or of the packages that are named, in one program for each environment: what
 * several import is then read once. Fails too when a file belongs to no program.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { environments, type Environment } from '../boundaries/layers.ts';
import { readWorkspace } from '../boundaries/workspace.ts';
import { toProgram } from './programs.ts';

const home = join(import.meta.dirname, '../..');
const root = join(home, '../..');
const tsc = join(home, 'node_modules/.bin/tsc');
const programs = join(home, 'node_modules/.cache/typecheck');

const workspace = readWorkspace(root);
const named = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ''));
const unknown = named.filter((folder) => !workspace.some((each) => each.folder === folder));
if (unknown.length > 0) {
  process.stderr.write(
    `${unknown.join(', ')}: no folder of a package; give one such as packages/links, or none for all.\n`,
  );
  process.exit(2);
}
const packages = workspace
  .filter(({ folder }) => named.length === 0 || named.includes(folder))
  .map(({ folder, tags: [layer = ''] }) => ({ folder: join(root, folder), layer }));

mkdirSync(programs, { recursive: true });
const results = await Promise.all(environments.map(check));
const checked = new Set(results.flatMap(({ files }) => files));
const unchecked = sources().filter((path) => !checked.has(join(root, path)));
for (const path of unchecked)
  process.stderr.write(`${path} is checked by no program: give its package a layer in turbo.json, or move it there.\n`);
process.exitCode = results.every(({ passed }) => passed) && unchecked.length === 0 ? 0 : 1;

/** Runs the compiler on one environment's program; its errors are printed with paths from the root. */
async function check(
  environment: Environment,
): Promise<{ readonly passed: boolean; readonly files: readonly string[] }> {
  const program = toProgram(environment, packages);
  if (program === undefined) return { passed: true, files: [] };
  const path = join(programs, `${environment}.json`);
  writeFileSync(path, JSON.stringify(program));
  const started = performance.now();
  // Several checkers of one compiler each read the types that all files share: one for each program takes half the work.
  const compiler = spawn(tsc, ['-p', path, '--singleThreaded', '--listFiles', '--pretty', 'false'], { cwd: root });
  let output = '';
  for (const stream of [compiler.stdout, compiler.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const status = await new Promise((resolve) => compiler.on('close', resolve));
  const lines = output.split('\n').filter((line) => line !== '');
  const files = lines.filter((line) => line.startsWith('/') && !/: error TS\d+:/.test(line));
  const own = files.filter((file) => !relative(root, file).includes('node_modules'));
  for (const line of lines.filter((each) => !files.includes(each))) process.stderr.write(`${line}\n`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${environment}: ${own.length} files in ${seconds} s${status === 0 ? '' : ', failed'}\n`);
  return { passed: status === 0 && own.length > 0, files };
}

/** Lists the TypeScript files of the repository, from the root; fixtures are other people's code. */
function sources(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  });
  const folders = packages.map(({ folder }) => relative(root, folder));
  return listed
    .split('\n')
    .filter((path) => path !== '' && !/\/fixtures\//.test(path) && existsSync(join(root, path)))
    .filter((path) => folders.some((folder) => path.startsWith(`${folder}/`)));
}
