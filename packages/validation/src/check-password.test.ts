import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { checkPassword, passwordBlacklist, passwordFailures, type PasswordPolicy, passwordPolicy } from './password.ts';

const { cases } = JSON.parse(readFileSync(new URL('../vectors/passwords.json', import.meta.url), 'utf8')) as {
  readonly cases: readonly { readonly password: string; readonly failures: readonly string[] }[];
};

describe('the standard policy', () => {
  test.each(cases)('$password: $failures', ({ password, failures }) => {
    expect(checkPassword(password)).toEqual(failures);
  });

  test('allows exactly its characters, of all of ASCII', () => {
    const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
    const allowed = ascii.filter((character) => checkPassword(`Abcdef1${character}`).length === 0).join('');
    expect(allowed).toBe('!#$%()*,./0123456789:;@ABCDEFGHIJKLMNOPQRSTUVWXYZ\\^abcdefghijklmnopqrstuvwxyz');
    const first = ascii.filter((character) => checkPassword(`${character}bcdefG1`).length === 0).join('');
    expect(first).toBe('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz');
  });

  test('takes each upper-case letter and each digit, and only those, as such', () => {
    const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
    const without = (failure: string, rest: string) =>
      ascii.filter((character) => !checkPassword(rest + character).some((found) => found === failure)).join('');
    expect(without('missingUppercase', 'abcdef1')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    expect(without('missingDigit', 'Abcdefg')).toBe('0123456789');
  });

  test('is the rule as data, frozen', () => {
    expect(passwordPolicy).toEqual({
      minLength: 8,
      maxLength: 16,
      allowed: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!@#$%^*(),.;:/\\',
      allowedFirst: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
      uppercaseRequired: true,
      digitRequired: true,
      blacklist: passwordBlacklist,
      blacklistMatch: 'contains',
    });
    expect(Object.isFrozen(passwordPolicy) && Object.isFrozen(passwordFailures)).toBe(true);
  });

  test('keeps the blacklist verbatim', () => {
    expect(passwordBlacklist.join(', ')).toBe(
      '12345, 123456, 1234567, 12345678, 123456789, 654321, abc123, Ashley, babygirl, Daniel, iloveyou, Jessica, Lovely, michael, monkey, Nicole, Password, princess, Qwerty, rockyou',
    );
    expect(Object.isFrozen(passwordBlacklist)).toBe(true);
  });

  test.each(passwordBlacklist)('refuses %s in either letter case, at the start and at the end', (word) => {
    for (const written of [word, word.toUpperCase(), word.toLowerCase()]) {
      expect(checkPassword(`${written}Xy9`)).toContain('blacklisted');
      expect(checkPassword(`Xy9${written}`)).toContain('blacklisted');
    }
  });

  test('gives the same frozen list for the same failures', () => {
    expect(checkPassword('')).toBe(checkPassword(''));
    expect(checkPassword('')).not.toBe(checkPassword('a'.repeat(17)));
    expect(Object.isFrozen(checkPassword('')) && Object.isFrozen(checkPassword('Abcdefg1'))).toBe(true);
  });

  test.each([undefined, null, 7, ['Abcdefg1']])('throws for what is not text, without showing it: %j', (password) => {
    const check = checkPassword as (password: unknown) => unknown;
    expect(() => check(password)).toThrow(new TypeError(`A password is text, not of type ${typeof password}.`));
  });
});

describe('a policy of one’s own', () => {
  const open: PasswordPolicy = {
    minLength: 0,
    maxLength: 100,
    allowed: 'abcABC123ñ😀 ',
    allowedFirst: 'añ😀É',
    uppercaseRequired: false,
    digitRequired: false,
    blacklist: [],
    blacklistMatch: 'contains',
  };

  test('needs no upper-case letter, digit or listed word that it does not ask for', () => {
    expect(checkPassword('', open)).toEqual([]);
    expect(checkPassword('abc', open)).toEqual([]);
    expect(checkPassword('abc', { ...open, uppercaseRequired: true })).toEqual(['missingUppercase']);
    expect(checkPassword('abc', { ...open, digitRequired: true })).toEqual(['missingDigit']);
    expect(checkPassword('12345', passwordPolicy)).toContain('blacklisted');
    expect(checkPassword('a12345', { ...passwordPolicy, blacklist: [] })).not.toContain('blacklisted');
  });

  test('keeps its own bounds, in code points', () => {
    const bounded = { ...open, minLength: 2, maxLength: 3 };
    const found = ['a', 'aa', 'aaa', 'aaaa', '😀', '😀😀', '😀😀😀', '😀😀😀😀'].map((text) =>
      checkPassword(text, bounded),
    );
    expect(found).toEqual([['tooShort'], [], [], ['tooLong'], ['tooShort'], [], [], ['tooLong']]);
  });

  test('counts the last character of one code unit and the first of two as one each', () => {
    const bounded = { ...open, minLength: 2, allowed: 'a\uFFFF\u{10000}', allowedFirst: 'a\uFFFF\u{10000}' };
    expect(checkPassword('\uFFFFa', bounded)).toEqual([]);
    expect(checkPassword('\uFFFF', bounded)).toEqual(['tooShort']);
    expect(checkPassword('\u{10000}a', bounded)).toEqual([]);
    expect(checkPassword('\u{10000}', bounded)).toEqual(['tooShort']);
  });

  test('may allow characters outside ASCII', () => {
    expect(checkPassword('ña😀', open)).toEqual([]);
    expect(checkPassword('😀ñ', open)).toEqual([]);
    expect(checkPassword('ab', open)).toEqual([]);
    expect(checkPassword('ba', open)).toEqual(['firstCharacter']);
    expect(checkPassword('a😁', open)).toEqual(['forbiddenCharacter']);
    expect(checkPassword('Éa', open)).toEqual(['forbiddenCharacter']);
    expect(checkPassword('é', open)).toEqual(['firstCharacter', 'forbiddenCharacter']);
    expect(checkPassword('a\uD83D', open)).toEqual(['forbiddenCharacter']);
    expect(checkPassword('a\uDE00', open)).toEqual(['forbiddenCharacter']);
  });

  test('refuses listed words only when they are the whole password, if it says exact', () => {
    const exact: PasswordPolicy = { ...open, blacklist: ['Abc', 'ñaña'], blacklistMatch: 'exact' };
    expect(checkPassword('aBC', exact)).toEqual(['blacklisted']);
    expect(checkPassword('abca', exact)).toEqual([]);
    expect(checkPassword('aabc', exact)).toEqual([]);
    expect(checkPassword('ñaña', exact)).toEqual(['blacklisted']);
    expect(checkPassword('añaña', exact)).toEqual([]);
  });

  test('finds listed words outside ASCII, beside those within', () => {
    const listed = { ...open, blacklist: ['CAÑA', 'bb', 'b\uD83D\uDE00'] };
    expect(checkPassword('acaña', listed)).toEqual(['blacklisted']);
    expect(checkPassword('abb', listed)).toEqual(['blacklisted']);
    expect(checkPassword('ab😀', listed)).toEqual(['blacklisted']);
    expect(checkPassword('acana', { ...listed, allowed: 'acn' })).toEqual([]);
    expect(checkPassword('abñb', listed)).toEqual([]);
    expect(checkPassword('ab b', listed)).toEqual([]);
  });

  test('finds a word whose beginning holds another word, and one that begins inside another', () => {
    const listed = { ...passwordPolicy, minLength: 0, blacklist: ['abcd', 'bc2', 'c1d1'] };
    const isListed = (text: string) => checkPassword(text, listed).includes('blacklisted');
    expect(['abcd', 'abc2', 'aabcd', 'ababcd', 'abc1d1', 'bcc1d1', 'abc1c1d1'].map(isListed)).toEqual(
      Array.from({ length: 7 }, () => true),
    );
    expect(['abc', 'abc1d', 'abccd', 'bc', 'bc1d', 'c1dd1', 'abxcd'].map(isListed)).toEqual(
      Array.from({ length: 7 }, () => false),
    );
  });

  test('is compiled once for each object, also when policies take turns', () => {
    let reads = 0;
    const counted: PasswordPolicy = {
      ...open,
      get blacklist() {
        reads += 1;
        return ['bb'];
      },
    };
    expect(checkPassword('abb', counted)).toEqual(['blacklisted']);
    const afterFirst = reads;
    expect(checkPassword('abb', open)).toEqual([]);
    expect(checkPassword('abb', counted)).toEqual(['blacklisted']);
    expect(checkPassword('abb', counted)).toEqual(['blacklisted']);
    expect(reads).toBe(afterFirst);
  });

  test.each([
    [{ minLength: -1 }, "A policy's minLength is a whole number of characters from 0, not -1."],
    [{ minLength: 1.5 }, "A policy's minLength is a whole number of characters from 0, not 1.5."],
    [{ maxLength: Number.NaN }, "A policy's maxLength is a whole number from its minLength 0, not NaN."],
    [{ minLength: 9, maxLength: 8 }, "A policy's maxLength is a whole number from its minLength 9, not 8."],
    [{ blacklist: ['a', ''] }, "A policy's blacklist has an empty entry, which every password contains: take it out."],
  ])('is refused when it is unclear: %j', (part, message) => {
    expect(() => checkPassword('abc', { ...open, ...part })).toThrow(new RangeError(message));
  });

  test('may have bounds that meet', () => {
    expect(checkPassword('aa', { ...open, minLength: 2, maxLength: 2 })).toEqual([]);
  });
});
