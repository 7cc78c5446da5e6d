import { expect, test } from 'vitest';

import { calendarDateOf, joinTypedDate, parsePastedDate, partsOrder, splitTypedDate } from './typed-date.ts';

test.each([
  ['1984-3-27', '1984-03-27'],
  ['2024-02-29', '2024-02-29'],
  ['2023-2-29', undefined],
  ['84-3-27', undefined],
  ['1984-13-1', undefined],
  ['1984-3-', undefined],
  ['', undefined],
])('%j is the date %s', (typed, date) => {
  expect(calendarDateOf(typed)).toBe(date);
});

test('nothing typed is no answer; a part alone is one', () => {
  expect(joinTypedDate({ year: '', month: '', day: '' })).toBe('');
  expect(splitTypedDate(joinTypedDate({ year: '', month: '3', day: '' }))).toEqual({ year: '', month: '3', day: '' });
});

test('a whole date may be pasted, as the language writes it or as ISO does', () => {
  const march = { year: '1984', month: '3', day: '27' };
  expect(partsOrder('es-US')).toEqual(['day', 'month', 'year']);
  expect(parsePastedDate('27/3/1984', partsOrder('es-US'))).toEqual(march);
  expect(parsePastedDate('3/27/1984', partsOrder('en-US'))).toEqual(march);
  expect(parsePastedDate('1984-3-27', partsOrder('en-US'))).toEqual(march);
  expect(parsePastedDate('27', partsOrder('es-US'))).toBeUndefined();
});
