import { beforeAll, describe, expect, test } from 'vitest';

import { runKnip, type KnipResult } from './knip-tree.ts';

const sound: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'sample', private: true }),
  'pnpm-workspace.yaml': 'packages:\n  - apps/*\n  - packages/*\n',
  'packages/links/package.json': JSON.stringify({
    name: '@airline/links',
    exports: { '.': './src/index.ts', './match': './src/match.ts' },
    scripts: { data: 'node scripts/generate.ts' },
    dependencies: { zod: '4' },
    devDependencies: { vitest: '5' },
  }),
  'packages/links/src/index.ts': `export const publicName = 1;\n`,
  'packages/links/src/match.ts': `import * as z from 'zod';\n\nimport { part } from './part.ts';\n\nexport const match = z.string(part);\n`,
  'packages/links/src/part.ts': `interface Options {\n  readonly name: string;\n}\nexport type { Options };\nexport const part: Options = { name: 'part' };\n`,
  'packages/links/src/match.test.ts': `import { test } from 'vitest';\n\nimport { match } from './match.ts';\n\ntest('it matches', () => {\n  void match;\n});\n`,
  'packages/links/src/fixtures/bad.ts': `export const nobodyImportsAFixture = 1;\n`,
  'packages/links/src/generated/list.ts': `export const nobodyImportsIt = 1;\n`,
  'packages/links/scripts/generate.ts': `export {};\n`,
  'packages/links/vitest.config.ts': `export default { test: { include: ['src/**/*.test.ts'] } };\n`,
  'apps/traveller/package.json': JSON.stringify({
    name: '@airline/traveller',
    private: true,
    dependencies: { '@airline/links': 'workspace:*' },
    scripts: { start: 'node src/main.ts' },
  }),
  'apps/traveller/src/main.ts': `import { publicName } from '@airline/links';\n\nvoid publicName;\n`,
};

/** The same workspace with some fields of a package.json changed. */
function manifest(path: string, changes: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ ...(JSON.parse(sound[path] ?? '{}') as object), ...changes });
}

const catalog = `${sound['pnpm-workspace.yaml'] ?? ''}catalog:\n  hono: 4.0.0\n`;

test('a workspace in which all is used passes, and the catalog may be ahead of it', () => {
  const { status, found } = runKnip({ ...sound, 'pnpm-workspace.yaml': catalog });
  expect(found.filter((issue) => !issue.startsWith('catalog '))).toEqual([]);
  expect(status).toBe(0);
});

describe('what nothing uses fails', () => {
  let result: KnipResult;
  beforeAll(() => {
    result = runKnip({
      ...sound,
      'packages/links/src/orphan.ts': 'export const orphan = 1;\n',
      'apps/traveller/src/orphan.ts': 'export const orphan = 1;\n',
      'packages/links/src/part.ts': `${sound['packages/links/src/part.ts'] ?? ''}export const more = 1;\n`,
      'packages/links/package.json': manifest('packages/links/package.json', { dependencies: { zod: '4', hono: '4' } }),
      'apps/traveller/package.json': manifest('apps/traveller/package.json', { devDependencies: { msw: '3' } }),
      'apps/traveller/src/main.ts': `import 'zod';\nimport './gone.ts';\n`,
    });
  });

  test.each([
    ['a file of a package', 'files packages/links/src/orphan.ts packages/links/src/orphan.ts'],
    ['a file of an app', 'files apps/traveller/src/orphan.ts apps/traveller/src/orphan.ts'],
    ['an export past the public modules', 'exports packages/links/src/part.ts more'],
    ['a dependency', 'dependencies packages/links/package.json hono'],
    ['a devDependency', 'devDependencies apps/traveller/package.json msw'],
    ['a package of the workspace', 'dependencies apps/traveller/package.json @airline/links'],
    ['an import that package.json does not name', 'unlisted apps/traveller/src/main.ts zod'],
    ['an import of a file that is not there', 'unresolved apps/traveller/src/main.ts ./gone.ts'],
  ])('%s', (_title, issue) => {
    expect(result.found).toContain(issue);
  });

  test('and nothing else is named', () => {
    expect(result.found).toHaveLength(8);
    expect(result.status).toBe(1);
  });
});
