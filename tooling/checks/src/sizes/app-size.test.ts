import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { measureApp, type AppBudget } from './app-size.ts';
import { moduleName } from '@tooling/config/vite/chunk-modules';

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
  const modules = {
    'main.js': ['react/index.js'],
    'shared.js': ['i18next/dist/i18next.js'],
    'home.js': ['zod/v4/mini/index.js'],
    'picker.js': ['zod/v4/classic/index.js'],
  };
  writeFileSync(join(folder, 'dist/.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'dist/.vite/modules.json'), JSON.stringify(modules));
  for (const file of Object.keys(modules)) writeFileSync(join(folder, 'dist', file), `console.log('${file}')`);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const budget: AppBudget = {
  beforeFirstPage: ['src/home.tsx'],
  maximumGzipBytes: 1_000,
  mustNotAppear: ['zod/v4/classic'],
};

test('the entry, what it imports, and the first page count; a later page does not', () => {
  const cost = measureApp(folder, budget);
  expect(cost.files.map(({ file }) => file).toSorted()).toEqual(['home.js', 'main.js', 'shared.js']);
  expect(cost.faults).toEqual([]);
});

test('a bundle over its budget is a fault, at one byte', () => {
  const { gzipBytes } = measureApp(folder, budget);
  expect(measureApp(folder, { ...budget, maximumGzipBytes: gzipBytes }).faults).toEqual([]);
  expect(measureApp(folder, { ...budget, maximumGzipBytes: gzipBytes - 1 }).faults).toEqual([
    `${gzipBytes} bytes gzip before the first page; the budget is ${gzipBytes - 1}.`,
  ]);
});

test.each(['i18next', 'zod/v4/mini'])('%s must not appear, and is a fault', (unwanted) => {
  expect(measureApp(folder, { ...budget, mustNotAppear: [unwanted] }).faults).toEqual([
    `${unwanted} is loaded before the first page: import it lazily.`,
  ]);
});

test('a name that is the beginning of another is not it', () => {
  expect(measureApp(folder, { ...budget, mustNotAppear: ['i18', 'rea'] }).faults).toEqual([]);
});

test('a first page that the build does not have is a fault: it would measure too little', () => {
  expect(measureApp(folder, { ...budget, beforeFirstPage: ['src/gone.tsx'] }).faults).toEqual([
    `'src/gone.tsx' is no chunk of the build: correct "beforeFirstPage".`,
  ]);
});

test.each([
  ['/repo/node_modules/.pnpm/react@19.3.1/node_modules/react/index.js', 'react/index.js'],
  ['/repo/node_modules/.pnpm/@x+y@1/node_modules/@x/y/dist/a.js', '@x/y/dist/a.js'],
  ['/repo/packages/ui/src/button/Button.tsx', '@airline/ui/src/button/Button.tsx'],
  ['\0vite/preload-helper.js', '\0vite/preload-helper.js'],
])('%j is named %j', (id, name) => {
  expect(moduleName(id)).toBe(name);
});
