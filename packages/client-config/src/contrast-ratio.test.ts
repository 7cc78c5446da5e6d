import { expect, test } from 'vitest';

import { contrastRatio } from './contrast-ratio.ts';

test('black on white is the greatest contrast, a colour on itself the least', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 10);
  expect(contrastRatio('#0b5ed7', '#0b5ed7')).toBe(1);
});

test('the order of the two makes no difference', () => {
  expect(contrastRatio('#ffffff', '#767676')).toBe(contrastRatio('#767676', '#ffffff'));
});

test.each([
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#ffffff', 4.0],
  ['#00ff00', '#ffffff', 1.37],
  ['#0000ff', '#ffffff', 8.59],
  ['#0a0a0a', '#000000', 1.06],
])('the published figure of %s on %s is %d', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
});

test.each(['red', '#fff', '#ffffff80', '', 'rgb(0 0 0)', 'x#ffffff'])('%j is refused by name', (colour) => {
  expect(() => contrastRatio(colour, '#ffffff')).toThrow(`'${colour}'`);
});
