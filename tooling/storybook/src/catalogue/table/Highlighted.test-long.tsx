import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Highlighted, rangesOf } from './Highlighted.tsx';

const shown = (text: string, ranges: readonly { readonly start: number; readonly end: number }[]) =>
  renderToStaticMarkup(<Highlighted text={text} ranges={ranges} />)
    .replaceAll(/<mark[^>]*>/g, '[')
    .replaceAll('</mark>', ']')
    .replaceAll(/<[^>]+>/g, '');

test.each([
  { ranges: [], marked: 'Los Ángeles' },
  { ranges: [{ start: 0, end: 3 }], marked: '[Los] Ángeles' },
  { ranges: [{ start: 4, end: 11 }], marked: 'Los [Ángeles]' },
  {
    ranges: [
      { start: 0, end: 3 },
      { start: 4, end: 7 },
    ],
    marked: '[Los] [Áng]eles',
  },
  {
    ranges: [
      { start: 0, end: 3 },
      { start: 3, end: 5 },
    ],
    marked: '[Los][ Á]ngeles',
  },
])('$marked', ({ ranges, marked }) => {
  expect(shown('Los Ángeles', ranges)).toBe(marked);
});

test('the ranges of one text are picked by field, and by place where the field is a list', () => {
  const matched = [
    { field: 'displayName', start: 0, end: 3 },
    { field: 'altSearchNames', index: 0, start: 1, end: 2 },
    { field: 'altSearchNames', index: 1, start: 4, end: 6 },
  ];
  expect(rangesOf(matched, 'displayName')).toEqual([matched[0]]);
  expect(rangesOf(matched, 'altSearchNames', 1)).toEqual([matched[2]]);
  expect(rangesOf(matched, 'altSearchNames')).toEqual([]);
});
