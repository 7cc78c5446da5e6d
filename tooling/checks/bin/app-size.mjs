#!/usr/bin/env node
/** Checks the built app of this folder against its size-budget.json, and leaves the result in reports/size.json. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { measureApp } from '../src/sizes/app-size.ts';

const { gzipBytes, files, faults } = measureApp('.', JSON.parse(readFileSync('size-budget.json', 'utf8')));
for (const { file, gzipBytes: bytes } of files) console.log(`${String(bytes).padStart(8)}  ${file}`);
console.log(`${String(gzipBytes).padStart(8)}  bytes gzip before the first page`);
for (const fault of faults) console.error(`✗ ${fault}`);
mkdirSync('reports', { recursive: true });
writeFileSync('reports/size.json', JSON.stringify({ passed: faults.length === 0 ? 1 : 0, failed: faults.length }));
process.exit(faults.length === 0 ? 0 : 1);
