import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && !path.includes('/fixtures/') && !path.startsWith('.changeset/'))
  // What these lead to are pages of the site: their own check knows them.
  .filter((path) => !path.startsWith('packages/documents/content/'));

test.each(documents)('every link of %s leads to a file', (path) => {
  const text = readFileSync(join(root, path), 'utf8');
  const targets = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => target);
  expect(targets.filter((target) => !existsSync(join(root, dirname(path), target)))).toEqual([]);
});

test('the decisions are numbered without a gap, and each says its status, context, decision and consequences', () => {
  const decisions = documents
    .filter((path) => path.startsWith('docs/decisions/'))
    .toSorted((a, b) => a.localeCompare(b));
  expect(decisions.map((path) => Number(/\/(\d{4})-/.exec(path)?.[1]))).toEqual(decisions.map((_, index) => index + 1));
  for (const path of decisions) {
    const text = readFileSync(join(root, path), 'utf8');
    expect(text, path).toMatch(
      /^# \d+\. [^]*\n(?:Accepted|Proposed|Superseded)[^]*\*\*Context\.\*\*[^]*\*\*Decision\.\*\*[^]*\*\*Consequences\.\*\*/,
    );
  }
});
