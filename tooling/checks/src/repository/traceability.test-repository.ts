import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { parseTraceability, traceFaults, type TraceRow } from './traceability.ts';

const root = join(import.meta.dirname, '../../../..');
const exists = (path: string) => existsSync(join(root, path));
const rows = parseTraceability(readFileSync(join(root, 'docs/traceability.md'), 'utf8'));

/** How many requirements each area has. */
const areas = { U: 11, R: 11, E: 8, T: 5, V: 4, P: 2, C: 5, X: 3, B: 6, S: 10 } as const;

test('every requirement is there, once and in order', () => {
  const ids = Object.entries(areas).flatMap(([area, count]) =>
    Array.from({ length: count }, (_, index) => `${area}${index + 1}`),
  );
  expect(rows.map(({ id }) => id)).toEqual(ids);
});

test.each(rows.map((row) => [row.id, row] as const))('%s claims nothing that does not exist', (_, row) => {
  expect(traceFaults(row, exists)).toEqual([]);
});

describe('a false claim is found', () => {
  const row: TraceRow = {
    id: 'V1',
    state: 'library',
    code: ['packages/validation/src/index.ts'],
    tests: ['tooling/checks/src/repository/traceability.test-repository.ts'],
  };

  test('a true one is not', () => {
    expect(traceFaults(row, exists)).toEqual([]);
  });

  test.each<readonly [string, Partial<TraceRow>, string]>([
    ['a test that does not exist', { tests: ['src/gone.test.ts'] }, 'V1 names src/gone.test.ts, which does not exist.'],
    ['code that does not exist', { code: ['src/gone.ts'] }, 'V1 names src/gone.ts, which does not exist.'],
    ['a row without a test', { tests: [] }, 'V1 is library, and names no code or no test.'],
    ['an open row with code', { state: 'open' }, 'V1 is open, and names code or tests.'],
  ])('%s', (_, change, fault) => {
    expect(traceFaults({ ...row, ...change }, exists)).toEqual([fault]);
  });

  test('a path counts as code or as a test by its ending', () => {
    expect(parseTraceability('### V1 done\n\nRules.\n\n- `src/a.ts`\n- `src/a.test.ts`\n')).toEqual([
      { id: 'V1', state: 'done', code: ['src/a.ts'], tests: ['src/a.test.ts'] },
    ]);
  });

  test('a state that is none', () => {
    expect(() => parseTraceability('### V1 finished\n\nRules.\n\n- `a`\n')).toThrow("V1 has the state 'finished'");
  });
});
