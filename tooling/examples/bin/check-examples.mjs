#!/usr/bin/env node
/** Compiles the examples of the package in this folder, and leaves the result in reports/examples.json. */
import { mkdirSync, writeFileSync } from 'node:fs';

import { compileExamples, packageExamples } from '../src/compile.ts';

const examples = packageExamples('.');
const faults =
  examples.length === 0 ? ['The package has no example: its README needs one.'] : compileExamples('.', examples);
for (const fault of faults) console.error(`✗ ${fault}`);
if (faults.length === 0) console.log(`${examples.length} examples compile.`);
mkdirSync('reports', { recursive: true });
writeFileSync(
  'reports/examples.json',
  JSON.stringify({ passed: Math.max(0, examples.length - faults.length), failed: faults.length }),
);
process.exit(faults.length === 0 ? 0 : 1);
