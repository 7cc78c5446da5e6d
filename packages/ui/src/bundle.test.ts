import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { appConfig } from '@tooling/config/vite';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

const page = `
import { Button } from '@airline/ui/button';
export { Button };
export const pickers = () => Promise.all([import('@airline/ui/date-picker'), import('@airline/ui/station-picker')]);
`;

let folder: string;
let chunks: readonly Rolldown.OutputChunk[];

beforeAll(async () => {
  // Inside the package, where an import of it resolves.
  folder = mkdtempSync(join(import.meta.dirname, '../node_modules/.bundle-'));
  const entry = join(folder, 'page.ts');
  writeFileSync(entry, page);
  // Every app that is built names its pages.
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/routes.tsx'), "export const pages = [{ path: '/' }];\n");
  const config = appConfig('page', 5173)({ command: 'build', mode: 'production' });
  const built = await build({
    ...config,
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, rolldownOptions: { input: entry, preserveEntrySignatures: 'allow-extension' } },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  chunks = output?.output.filter((file) => file.type === 'chunk') ?? [];
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Names the modules that a browser loads with a chunk, without what the chunk loads later. */
function loadedWith(chunk: Rolldown.OutputChunk | undefined, seen = new Set<string>()): readonly string[] {
  if (chunk === undefined || seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunks.filter((other) => chunk.imports.includes(other.fileName));
  return [...chunk.moduleIds, ...imported.flatMap((other) => loadedWith(other, seen))];
}

test('a page that loads its pickers later pays nothing for them before', () => {
  const first = loadedWith(chunks.find((chunk) => chunk.isEntry));
  expect(first.some((module) => module.endsWith('button/Button.tsx'))).toBe(true);
  expect(first.filter((module) => /react-aria|react-stately|@internationalized|-picker\//.test(module))).toEqual([]);
});

test('the pickers of a built app speak Spanish and English, and no other language is in it', () => {
  const spoken = chunks
    .flatMap((chunk) => chunk.moduleIds)
    .map((module) => /\/([a-z]{2})-[A-Z]{2}\.m?js$/.exec(module)?.[1])
    .filter((language) => language !== undefined);
  expect(new Set(spoken)).toEqual(new Set(['es', 'en']));
});
