#!/usr/bin/env node
/**
 * Runs one kind of a package's tests and leaves the result in `reports/<kind>.json`, where `npm test` adds it up.
 *
 *   run-tests unit|prop|browser|stories|crash|long|repository [vitest options]
 *
 * `unit` runs the property tests too; `prop` runs them alone.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const kinds = ['unit', 'prop', 'browser', 'stories', 'crash', 'long', 'repository'];
const [kind, ...rest] = process.argv.slice(2);
if (!kinds.includes(kind)) {
  process.stderr.write(`run-tests: '${kind ?? ''}' is no kind of test; give one of ${kinds.join(', ')}.\n`);
  process.exit(2);
}

// With the tests that have a document.
const projects = kind === 'unit' ? ['unit*'] : [kind];

const report = `reports/${kind}.json`;
rmSync(report, { force: true });
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const { status } = spawnSync(
  process.execPath,
  [
    vitest,
    'run',
    ...projects.map((name) => `--project=${name}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...rest,
  ],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
