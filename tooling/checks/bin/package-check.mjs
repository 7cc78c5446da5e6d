#!/usr/bin/env node
/** Checks the published package in this folder, and leaves the result in reports/package-check.json. */
import { mkdirSync, writeFileSync } from 'node:fs';

import { checkPackage } from '../src/package-check/check-package.ts';

const results = await checkPackage('.');
for (const { check, detail, faults } of results) {
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${check}${detail === undefined ? '' : `  ${detail}`}`);
  for (const fault of faults) console.error(`    ${fault}`);
}
const failed = results.filter(({ faults }) => faults.length > 0).length;
mkdirSync('reports', { recursive: true });
writeFileSync('reports/package-check.json', JSON.stringify({ passed: results.length - failed, failed }));
process.exit(failed === 0 ? 0 : 1);
