import { expect, test } from 'vitest';

import { formatResponseType, parseResponseType } from './index.ts';

test.each([
  ['id_token site', ['id_token', 'site']],
  ['site id_token', ['id_token', 'site']],
  ['id_token corporate', ['id_token', 'corporate']],
  ['corporate id_token', ['id_token', 'corporate']],
])('%o is a set of words', (text, words) => {
  expect(parseResponseType(text)).toEqual(new Set(words));
});

test.each([
  ['id_token'],
  ['site'],
  ['corporate'],
  ['site corporate'],
  ['id_token site corporate'],
  ['id_token site site'],
  ['id_token  site'],
  [' id_token site'],
  ['id_token site '],
  ['id_token\tsite'],
  ['id_token,site'],
  ['ID_TOKEN SITE'],
  ['id_token token'],
  [''],
  [undefined],
  [null],
  [['id_token', 'site']],
  [new Set(['id_token', 'site'])],
])('%o is no response type', (text) => {
  expect(parseResponseType(text)).toBeUndefined();
});

test('each parse gives a set of its own', () => {
  expect(parseResponseType('id_token site')).not.toBe(parseResponseType('id_token site'));
});

test('the words are written in one order', () => {
  expect(formatResponseType(new Set(['site', 'id_token']))).toBe('id_token site');
  expect(formatResponseType(new Set(['corporate', 'id_token']))).toBe('id_token corporate');
  expect(formatResponseType(new Set())).toBe('');
});
