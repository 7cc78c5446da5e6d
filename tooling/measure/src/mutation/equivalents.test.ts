import { expect, test } from 'vitest';

import { parseEquivalents } from './equivalents.ts';

const entry = { file: 'src/a.ts', within: 'f(1)', original: '1', replacement: '2', reason: 'never read' };

test('explanations are read as they stand', () => {
  expect(parseEquivalents(JSON.stringify([entry]))).toEqual([entry]);
  expect(parseEquivalents('[]')).toEqual([]);
});

test.each(['file', 'within', 'original', 'replacement', 'reason'])('an explanation without %s is refused', (field) => {
  expect(() => parseEquivalents(JSON.stringify([entry, { ...entry, [field]: undefined }]))).toThrow(
    'mutation-equivalents.json [1] needs file, within, original, replacement and reason as texts.',
  );
});

test.each(['{}', 'null', '1'])('%s is no list', (text) => {
  expect(() => parseEquivalents(text)).toThrow('is no list');
});
