/**
 * A process of its own that runs the tests of a copied package again and again, so that a break that never ends can be
 * ended from outside. Its folder is the copy; it answers each message `{ file, text }` with a status.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { createVitest } from 'vitest/node';

const vitest = await createVitest({
  config: join(import.meta.dirname, 'vitest-node.config.ts'),
  watch: false,
  bail: 1,
  pool: 'threads',
  maxWorkers: 1,
  reporters: [{}],
});
const specifications = await vitest.globTestSpecifications();
const isProperty = (specification: (typeof specifications)[number]) => specification.moduleId.includes('.test-prop.');
const inTurn = [specifications.filter((one) => !isProperty(one)), specifications.filter(isProperty)];

/** Runs the unit tests, and the slower property tests when those saw nothing. */
async function survives(): Promise<boolean> {
  for (const part of inTurn.filter(({ length }) => length > 0)) {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(part);
    if (unhandledErrors.length > 0 || !testModules.every((module) => module.ok())) return false;
  }
  return true;
}

process.on('message', ({ file, text }: { readonly file: string; readonly text: string }) => {
  const path = join(process.cwd(), file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, text);
  vitest.invalidateFile(path);
  void survives().then((survived) => {
    writeFileSync(path, source);
    vitest.invalidateFile(path);
    process.send?.(survived ? 'Survived' : 'Killed');
  });
});
process.send?.((await survives()) ? 'Survived' : 'Killed');
