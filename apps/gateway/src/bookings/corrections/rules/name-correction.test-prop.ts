import { array, assert, constantFrom, nat, property, record, string, type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';

import { alignWords } from './align-words.ts';
import { commonGivenNames } from './common-given-names.ts';
import { isNameCorrection, type TicketName } from './name-correction.ts';

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
/** Neither common, nor as short or as gendered as a slip makes another name of it. */
const word = string({ unit: constantFrom(...letters), minLength: 5, maxLength: 9 }).map((text) => `x${text}x`);
const name: Arbitrary<TicketName> = record({ firstName: word, lastName: word });
const names = array(constantFrom('ana', 'Ma', 'de', 'J', 'Núñez', 'Sra'), { minLength: 1, maxLength: 10 }).map(
  (words) => words.join(' '),
);

test('a corrected name may be taken back to the one that was booked', () => {
  assert(
    property(names, names, (firstName, lastName) => {
      expect(isNameCorrection({ firstName, lastName }, { firstName, lastName })).toBe(true);
    }),
  );
});

test('one slip in a longer name is a correction, whatever the letter, but at the end of a given name', () => {
  assert(
    property(
      name,
      nat(),
      constantFrom(...letters),
      constantFrom('firstName', 'lastName'),
      (booked, at, letter, field) => {
        const text = booked[field];
        const place = at % (field === 'firstName' ? text.length - 1 : text.length);
        const slipped = text.slice(0, place) + letter + text.slice(place + 1);
        expect(isNameCorrection(booked, { ...booked, [field]: slipped })).toBe(true);
      },
    ),
  );
});

test('swapped fields, and more names at the end, are a correction', () => {
  assert(
    property(name, word, (booked, more) => {
      const { firstName, lastName } = booked;
      expect(isNameCorrection(booked, { firstName: lastName, lastName: firstName })).toBe(true);
      expect(isNameCorrection(booked, { ...booked, lastName: `${lastName} ${more}` })).toBe(true);
    }),
  );
});

test('a name that shares no letter with the one that was booked is another person', () => {
  const half = (unit: string) => string({ unit: constantFrom(...Array.from(unit)), minLength: 3, maxLength: 9 });
  const of = (unit: string) => record({ firstName: half(unit), lastName: half(unit) });
  assert(
    property(of('abcdefghijklm'), of('nopqrstuvwxyz'), (booked, corrected) => {
      expect(isNameCorrection(booked, corrected)).toBe(false);
    }),
  );
});

test('of two common names neither is a slip of the other', () => {
  const common = constantFrom(...commonGivenNames);
  assert(
    property(common, common, (one, other) => {
      const [booked, corrected] = [one, other].map((firstName) => ({ firstName, lastName: 'Ruiz' }));
      if (booked === undefined || corrected === undefined) throw new Error('There are two names.');
      expect(isNameCorrection(booked, corrected)).toBe(one === other);
    }),
  );
});

test('a man’s name never gets a woman’s ending, nor a woman’s name a man’s', () => {
  assert(
    property(word, constantFrom('', 'o', 'os', 'e', 'es', 's'), (stem, ending) => {
      const [his, hers] = [`${stem}${ending}`, `${stem}a`].map((firstName) => ({ firstName, lastName: 'Ruiz' }));
      if (his === undefined || hers === undefined) throw new Error('There are two names.');
      expect([isNameCorrection(his, hers), isNameCorrection(hers, his)]).toEqual([false, false]);
    }),
  );
});

test('words are compared once each: as many comparisons as there are pairs, at most', () => {
  const words = array(constantFrom('ana', 'eva', 'luz', 'sol'), { maxLength: 12 });
  assert(
    property(words, words, (fewer, more) => {
      let comparisons = 0;
      alignWords(fewer, more, (one, other) => {
        comparisons += 1;
        return one === other ? 0 : 1;
      });
      expect(comparisons).toBeLessThanOrEqual(fewer.length * more.length);
    }),
  );
});

test('words are aligned as the plain search over all their places aligns them', () => {
  const words = array(constantFrom('ana', 'anna', 'eva', 'ava'), { maxLength: 5 });
  const slipsOf = (one: string, other: string) =>
    one === other ? 0 : one[0] === other[0] ? 1 : Number.POSITIVE_INFINITY;
  const search = ([word, ...others]: readonly string[], more: readonly string[]): number =>
    word === undefined
      ? 0
      : Math.min(
          Number.POSITIVE_INFINITY,
          ...more.map((counterpart, place) => slipsOf(word, counterpart) + search(others, more.slice(place + 1))),
        );
  assert(
    property(words, words, (fewer, more) => {
      expect(alignWords(fewer, more, slipsOf)).toBe(search(fewer, more));
    }),
  );
});
