import { beforeEach, expect, test } from 'vitest';

import { forgetKeptForms, isKeptValue, openKeptValues } from './kept-values.ts';

beforeEach(() => sessionStorage.clear());

const open = (key = 'lookup') => openKeptValues(key, () => sessionStorage);

test('answers are kept by name, each form’s apart', () => {
  open().keep('email', 'ines@example.com');
  open().keep('bags', 2);
  open().keep('terms', true);
  open('other').keep('email', 'other@example.com');
  expect(open().read()).toEqual({ email: 'ines@example.com', bags: 2, terms: true });
  open().keep('bags', 3);
  open().drop('email');
  expect(open().read()).toEqual({ bags: 3, terms: true });
  open().forget();
  expect(open().read()).toEqual({});
  expect(sessionStorage.getItem('airline.form.lookup')).toBeNull();
  expect(open('other').read()).toEqual({ email: 'other@example.com' });
});

test('dropping what is not there writes nothing', () => {
  open().drop('email');
  expect(sessionStorage).toHaveLength(0);
});

test.each(['', 'null', '3', '"text"', '[', '{"a":{}}', '{"a":null}', '[[]]'])(
  'a stored %s counts as nothing',
  (text) => {
    sessionStorage.setItem('airline.form.lookup', text);
    expect(open().read()).toEqual({});
  },
);

test('where storage is denied or full, nothing is kept and nothing throws', () => {
  const denied = openKeptValues('lookup', () => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => denied.keep('email', 'a')).not.toThrow();
  expect(() => denied.drop('email')).not.toThrow();
  expect(() => denied.forget()).not.toThrow();
  expect(denied.read()).toEqual({});
});

test('at log-out the answers of all forms are forgotten, and nothing else', () => {
  open('one').keep('a', 'b');
  open('two').keep('a', 'b');
  sessionStorage.setItem('airline.language', 'en');
  forgetKeptForms();
  expect(sessionStorage).toHaveLength(1);
  expect(sessionStorage.getItem('airline.language')).toBe('en');
  expect(() =>
    forgetKeptForms(() => {
      throw new DOMException('denied', 'SecurityError');
    }),
  ).not.toThrow();
});

test.each([
  ['', true],
  [0, true],
  [false, true],
  [null, false],
  [undefined, false],
  [{}, false],
])('%j can be kept: %s', (value, kept) => {
  expect(isKeptValue(value)).toBe(kept);
});
