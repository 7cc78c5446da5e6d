import { expect, test } from 'vitest';

import { relaxFormat } from './relax-format.ts';

test.each([
  ['\\d{5}', '', '\\d{5}'],
  ['\\d{2} ?\\d{3}', '', '\\d{2} ?\\d{3}'],
  ['\\d{5}-?\\d{3}', '', '\\d{5}-?\\d{3}'],
  ['\\d{4}-\\d{3}', '', '\\d{4}-?\\d{3}'],
  ['FIQQ 1ZZ', '', 'FIQQ ?1ZZ'],
  ['(\\d{5})(?:[ \\-](\\d{4}))?', '', '(?:\\d{5})(?:[ -]?(?:\\d{4}))?'],
  ['[A-HJ-NP-Z]\\d', '', '[A-HJ-NP-Z]\\d'],
  ['[ABD-HJ] ?\\d', '', '[ABD-HJ] ?\\d'],
  ['\\d{4}', 'L-', '(?:L-?)?(?:\\d{4})'],
  ['\\d{4}', 'AZ ', '(?:AZ ?)?(?:\\d{4})'],
  ['a|b', 'FO', '(?:FO)?(?:a|b)'],
])('makes of %s with the prefix "%s" the format %s', (format, prefix, expected) => {
  expect(relaxFormat(format, prefix)).toBe(expected);
});

test('a beginning stands behind the prefix, and in front of each form', () => {
  expect(relaxFormat('\\d{5}', '', '0[1-9]|[1-9]')).toBe('(?=0[1-9]|[1-9])(?:\\d{5})');
  expect(relaxFormat('a|b', 'L-', '[1-9]')).toBe('(?:L-?)?(?:(?=[1-9])(?:a|b))');
});
