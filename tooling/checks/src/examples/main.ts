/**
 * pnpm examples
 *
 * Compiles the examples of every package's README and docstrings, and leaves the counts in reports/examples.json. A package
 * without one fails: its README needs one.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { readWorkspace } from '../boundaries/workspace.ts';
import { compileExamples, packageExamples } from './compile.ts';

const home = join(import.meta.dirname, '../..');
const root = join(home, '../..');

const packages = readWorkspace(root)
  .filter(({ folder }) => folder.startsWith('packages/'))
  .map(({ folder }) => ({ folder: join(root, folder), examples: packageExamples(join(root, folder)) }));
const faults = [
  ...packages
    .filter(({ examples }) => examples.length === 0)
    .map(({ folder }) => `${folder} has no example: its README needs one.`),
  ...compileExamples(root, packages),
];
const count = packages.flatMap(({ examples }) => examples).length;
for (const fault of faults) process.stderr.write(`✗ ${fault}\n`);
if (faults.length === 0) process.stdout.write(`${count} examples of ${packages.length} packages compile.\n`);
mkdirSync(join(home, 'reports'), { recursive: true });
writeFileSync(
  join(home, 'reports/examples.json'),
  JSON.stringify({ passed: Math.max(0, count - faults.length), failed: faults.length }),
);
process.exitCode = faults.length === 0 ? 0 : 1;
