/**
 * pnpm typecheck [folder of a package …]
 *
 * Type-checks every file of the workspace, or of the packages that are named, and the examples of their READMEs and docstrings,
 * in one program for each environment: what several import is then read once. Fails too when a file belongs to no program, and
 * when a package has no example.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';

import { environments, type Environment } from '../boundaries/layers.ts';
import { readWorkspace } from '../boundaries/workspace.ts';
import { placeExamples } from '../examples/place-examples.ts';
import { compile, type Compiled } from './compile.ts';
import { toProgram } from './programs.ts';

const root = join(import.meta.dirname, '../../../..');

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

const examples = placeExamples(
  root,
  packages.map(({ folder }) => folder).filter((folder) => folder.startsWith(join(root, 'packages/'))),
);
const results = await Promise.all(environments.map(check)).finally(examples.remove);
const checked = new Set(results.flatMap(({ files }) => files));
const faults = [
  ...examples.withoutExample.map((folder) => `${relative(root, folder)} has no example: its README needs one.`),
  ...sources()
    .filter((path) => !checked.has(join(root, path)))
    .map((path) => `${path} is checked by no program: give its package a layer in turbo.json, or move it there.`),
];
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = results.every(({ passed }) => passed) && faults.length === 0 ? 0 : 1;

/** Compiles one environment's program; its errors are printed with paths from the root. */
async function check(environment: Environment): Promise<Pick<Compiled, 'passed' | 'files'>> {
  const program = toProgram(environment, packages, examples.files);
  if (program === undefined) return { passed: true, files: [] };
  const started = performance.now();
  const { passed, complaints, files } = await compile(root, environment, program);
  for (const complaint of complaints) process.stderr.write(`${examples.atItsOwnPlace(complaint)}\n`);
  const own = files.filter((file) => !relative(root, file).includes('node_modules'));
  const ofExamples = own.filter((file) => examples.files.includes(file)).length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const read = `${own.length - ofExamples} files${ofExamples === 0 ? '' : ` and ${ofExamples} examples`}`;
  process.stdout.write(`${environment}: ${read} in ${seconds} s${passed ? '' : ', failed'}\n`);
  return { passed: passed && own.length > 0, files };
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
