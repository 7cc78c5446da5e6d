import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { measureApp, type AppBudget } from './app-size.ts';
import { packageOf } from './chunk-modules.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'app-size-'));
  mkdirSync(join(folder, 'dist/.vite'), { recursive: true });
  const manifest = {
    'index.html': { file: 'main.js', isEntry: true, imports: ['_shared.js'] },
    '_shared.js': { file: 'shared.js', imports: ['index.html'] },
    'src/home.tsx': { file: 'home.js', imports: ['_shared.js'] },
    'src/picker.tsx': { file: 'picker.js' },
  };
  const modules = { 'main.js': ['react'], 'shared.js': ['i18next'], 'home.js': ['@airline/ui'], 'picker.js': ['zod'] };
  writeFileSync(join(folder, 'dist/.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'dist/.vite/modules.json'), JSON.stringify(modules));
  for (const file of Object.keys(modules)) writeFileSync(join(folder, 'dist', file), `console.log('${file}')`);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const budget: AppBudget = { beforeFirstPage: ['src/home.tsx'], maximumGzipBytes: 1_000, mustNotAppear: ['zod'] };

test('the entry, what it imports, and the first page count; a later page does not', () => {
  const cost = measureApp(folder, budget);
  expect(cost.files.map(({ file }) => file).toSorted()).toEqual(['home.js', 'main.js', 'shared.js']);
  expect(cost.packages.toSorted()).toEqual(['@airline/ui', 'i18next', 'react']);
  expect(cost.faults).toEqual([]);
});

test('a bundle over its budget is a fault, at one byte', () => {
  const { gzipBytes } = measureApp(folder, budget);
  expect(measureApp(folder, { ...budget, maximumGzipBytes: gzipBytes }).faults).toEqual([]);
  expect(measureApp(folder, { ...budget, maximumGzipBytes: gzipBytes - 1 }).faults).toEqual([
    `${gzipBytes} bytes gzip before the first page; the budget is ${gzipBytes - 1}.`,
  ]);
});

test('a package that must not appear is a fault', () => {
  expect(measureApp(folder, { ...budget, mustNotAppear: ['i18next'] }).faults).toEqual([
    'i18next is loaded before the first page: import it lazily.',
  ]);
});

test('a first page that the build does not have is a fault: it would measure too little', () => {
  expect(measureApp(folder, { ...budget, beforeFirstPage: ['src/gone.tsx'] }).faults).toEqual([
    `'src/gone.tsx' is no chunk of the build: correct "beforeFirstPage".`,
  ]);
});

test.each([
  ['/repo/node_modules/.pnpm/react@19.3.1/node_modules/react/index.js', 'react'],
  ['/repo/node_modules/.pnpm/@x+y@1/node_modules/@x/y/dist/a.js', '@x/y'],
  ['/repo/packages/ui/src/button/Button.tsx', '@airline/ui'],
  ['\0vite/preload-helper.js', '(virtual)'],
])('%s belongs to %s', (id, name) => {
  expect(packageOf(id)).toBe(name);
});
