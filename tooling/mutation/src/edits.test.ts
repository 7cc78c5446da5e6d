import { expect, test } from 'vitest';

import { findEdits } from './edits.ts';

const broken = (source: string) =>
  findEdits('x.ts', source).map(
    ({ start, end, replacement }) => source.slice(0, start) + replacement + source.slice(end),
  );

test('a number becomes one more and one less', () => {
  expect(broken('const hours = 24;')).toEqual(['const hours = 25;', 'const hours = 23;']);
  expect(broken('f(60_000, 0x1f)')).toEqual(['f(60001, 0x1f)', 'f(59999, 0x1f)', 'f(60_000, 32)', 'f(60_000, 30)']);
});

test('zero becomes one, and minus one in brackets', () => {
  expect(broken('x - 0')).toEqual(['x - 1', 'x - (-1)']);
});

test('each entry of a list is left out, without a hole', () => {
  expect(broken("['a', b, ...c]")).toEqual(['[b, ...c]', "['a', ...c]", "['a', b, ]"]);
});

test('each entry of an object is left out', () => {
  expect(broken('f({ a: x, b, c() {} })')).toEqual(['f({ b, c() {} })', 'f({ a: x, c() {} })', 'f({ a: x, b,  })']);
});

test('entries of entries are found too', () => {
  expect(broken('[[a]]')).toEqual(['[]', '[[]]']);
});

test('types are left alone', () => {
  expect(broken('type A = 1 | [2, 3]; interface B { a: 4 }')).toEqual([]);
  expect(broken('let c: 5 = d as [6]; const e = f<7>(g);')).toEqual([]);
});

test('an edit says what kind of break it is', () => {
  expect(findEdits('x.ts', '[{ a: 1 }]').map(({ mutatorName }) => mutatorName)).toEqual([
    'ListEntry',
    'ObjectEntry',
    'NumberLiteral',
    'NumberLiteral',
  ]);
});
