/**
 * pnpm mutation <package> [<package> …]
 *
 * Breaks the source of packages/<package> in every small way that Stryker knows, runs the unit and property tests on each
 * break, and prints the score and the breaks that no test saw. Fails when one of them is not explained in the package's
 * mutation-equivalents.json, and when an explanation there has no such break any more.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Stryker } from '@stryker-mutator/core';

import { parseEquivalents } from './equivalents.ts';
import { judge, type MutantOutcome } from './judge.ts';
import { mutationOptions } from './options.ts';
import { formatVerdict } from './report.ts';

const root = join(import.meta.dirname, '../../../..');
const names = process.argv.slice(2);
if (names.length === 0) refuse('usage: pnpm mutation <package> [<package> …], such as: pnpm mutation links');

let passed = true;
for (const name of names) {
  const folder = join(root, 'packages', name);
  if (!existsSync(join(folder, 'package.json'))) refuse(`packages/${name} is no package.`);
  process.chdir(folder);
  const explanations = join(folder, 'mutation-equivalents.json');
  const equivalents = parseEquivalents(existsSync(explanations) ? readFileSync(explanations, 'utf8') : '[]');
  const results: readonly MutantOutcome[] = await new Stryker(mutationOptions()).runMutationTest();
  const verdict = judge(results, (file) => readFileSync(join(folder, file), 'utf8'), equivalents);
  process.stdout.write(`\n${formatVerdict(name, verdict)}\n`);
  passed &&= verdict.unexplained.length === 0 && verdict.stale.length === 0;
}
process.exit(passed ? 0 : 1);

function refuse(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(2);
}
