import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { readWorkspace, type WorkspacePackage } from '../boundaries/workspace.ts';

const root = join(import.meta.dirname, '../../../..');

/** Returns the rows of one table of docs/packages.md: the name of each package, and the folder that its link leads to. */
function readRows(heading: string): readonly string[] {
  const page = readFileSync(join(root, 'docs/packages.md'), 'utf8');
  const section = page.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/^\| \[`([^`]+)`\]\(\.\.\/([^)]+)\/README\.md\)/gm)]
    .map(([, name, folder]) => `${name} in ${folder}`)
    .toSorted();
}

function tableOf({ published, folder }: WorkspacePackage): string {
  if (published) return 'Published';
  return folder.startsWith('packages/features/') ? 'Features' : 'Platform and parts';
}

test.each(['Published', 'Platform and parts', 'Features'])(
  'docs/packages.md names each package once in its table: %s',
  (heading) => {
    const expected = readWorkspace(root)
      .filter(({ folder }) => folder.startsWith('packages/'))
      .filter((workspacePackage) => tableOf(workspacePackage) === heading)
      .map(({ name, folder }) => `${name} in ${folder}`)
      .toSorted();
    expect(expected.length).toBeGreaterThan(0);
    expect(readRows(heading)).toEqual(expected);
  },
);
