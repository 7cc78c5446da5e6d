import { expect, test } from 'vitest';

import { judge, type MutantOutcome } from './judge.ts';

const source = "const a = 1;\nexport const b = a > 0 &&\n  c('x');\n";
const outcome = (status: string, part: Partial<MutantOutcome> = {}): MutantOutcome => ({
  fileName: '/somewhere/.cache/sandbox/src/b.ts',
  location: { start: { line: 2, column: 18 }, end: { line: 2, column: 23 } },
  mutatorName: 'ConditionalExpression',
  replacement: 'true',
  status,
  ...part,
});
const survivor = {
  file: 'src/b.ts',
  line: 2,
  mutator: 'ConditionalExpression',
  within: 'export const b = a > 0 &&',
  original: 'a > 0',
  replacement: 'true',
};
const equivalent = {
  file: 'src/b.ts',
  within: 'export const b = a > 0 &&',
  original: 'a > 0',
  replacement: 'true',
  reason: 'a is 1',
};
const sourceOf = (file: string) => (file === 'src/b.ts' ? source : '');

test('a killed or timed-out break is detected', () => {
  expect(judge([outcome('Killed'), outcome('Timeout')], sourceOf, [])).toEqual({
    total: 2,
    detected: 2,
    explained: [],
    unexplained: [],
    stale: [],
  });
});

test('what survived, or was never run, is reported with its source', () => {
  const verdict = judge([outcome('Survived'), outcome('NoCoverage'), outcome('Killed')], sourceOf, []);
  expect(verdict).toMatchObject({ total: 3, detected: 1, unexplained: [survivor, survivor] });
});

test('what could not be judged counts nowhere', () => {
  expect(judge([outcome('CompileError'), outcome('Ignored'), outcome('RuntimeError')], sourceOf, []).total).toBe(0);
});

test('an explained break is distinguished, with its reason', () => {
  const verdict = judge([outcome('Survived')], sourceOf, [equivalent]);
  expect(verdict).toMatchObject({ explained: [{ ...survivor, reason: 'a is 1' }], unexplained: [], stale: [] });
});

test.each([
  { file: 'src/c.ts' },
  { within: 'export const b = a > 0' },
  { original: 'a < 0' },
  { replacement: 'false' },
])('an explanation fits whole: %o', (part) => {
  const other = { ...equivalent, ...part };
  expect(judge([outcome('Survived')], sourceOf, [other])).toMatchObject({
    explained: [],
    unexplained: [survivor],
    stale: [other],
  });
});

test('an explanation of a break that is detected is stale', () => {
  expect(judge([outcome('Killed')], sourceOf, [equivalent]).stale).toEqual([equivalent]);
});

test('source and replacement over several lines are reported in one', () => {
  const location = { start: { line: 2, column: 18 }, end: { line: 3, column: 9 } };
  const [found] = judge([outcome('Survived', { location, replacement: 'd(\n  e)' })], sourceOf, []).unexplained;
  expect(found).toMatchObject({ original: "a > 0 && c('x')", replacement: 'd( e)' });
});
