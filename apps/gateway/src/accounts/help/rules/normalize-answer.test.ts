import { expect, test } from 'vitest';

import { normalizeAnswer } from './normalize-answer.ts';

test.each([
  ['  NÚÑEZ ', 'nunez'],
  ['San\u00A0 José', 'san jose'],
  ['O’Hara', "o'hara"],
  ['Straße', 'strasse'],
  ['STRASSE', 'strasse'],
  ['GROẞ', 'gross'],
  ['Ｌｕｎａ', 'luna'],
  ['ﬁat', 'fiat'],
  ['İzmir', 'izmir'],
  ['N\u0303an\u0303o', 'nano'],
  ['\u0301 ', ''],
])('%j means %j', (typed, meant) => {
  expect(normalizeAnswer(typed)).toBe(meant);
});

test('other words stay other words', () => {
  expect(normalizeAnswer('luna 2')).not.toBe(normalizeAnswer('luna'));
  expect(normalizeAnswer('犬')).toBe('犬');
});
