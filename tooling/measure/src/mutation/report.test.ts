import { expect, test } from 'vitest';

import { formatVerdict } from './report.ts';

const survivor = {
  file: 'src/a.ts',
  line: 3,
  mutator: 'NumberLiteral',
  within: 'f(1)',
  original: '1',
  replacement: '2',
};

test('a verdict lists what survived and ends with the score', () => {
  const stale = { file: 'src/b.ts', within: 'g(3)', original: '3', replacement: '4', reason: 'gone' };
  const explained = [{ ...survivor, reason: 'never read' }];
  const text = formatVerdict('links', { total: 8, detected: 6, explained, unexplained: [survivor], stale: [stale] });
  expect(text.split('\n')).toEqual([
    'equivalent  src/a.ts:3  NumberLiteral  1  →  2  in  f(1)',
    '            never read',
    'SURVIVED    src/a.ts:3  NumberLiteral  1  →  2  in  f(1)',
    'STALE       src/b.ts  3  →  4  in  g(3)',
    'links: 6 of 8 mutants detected (75.0 %), 1 equivalent, 1 survived; 85.7 % without the equivalent ones',
  ]);
});

test('a package without source has no score', () => {
  const text = formatVerdict('empty', { total: 0, detected: 0, explained: [], unexplained: [], stale: [] });
  expect(text).toContain('(nothing to break)');
});
