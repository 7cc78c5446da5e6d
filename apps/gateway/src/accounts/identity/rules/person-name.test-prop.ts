import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { isSamePerson, listNameKeys, listNameQueries, type PersonName } from './person-name.ts';

const word = fc.constantFrom('Ana', 'María', 'Núñez', 'O’Hara', 'Cruz', 'García', 'Peña', 'Ibáñez', 'Özil', 'Straße');
const particle = fc.constantFrom('de', 'de la', 'y', 'Del', 'von der');
const surname = fc.oneof(
  word,
  fc.tuple(particle, word).map((parts) => parts.join(' ')),
);
const given = fc.array(word, { minLength: 1, maxLength: 3 });
const family = fc.array(surname, { minLength: 1, maxLength: 2 });
const person = fc.record({ given, family });

const nameOf = ({ given, family }: { readonly given: readonly string[]; readonly family: readonly string[] }) => ({
  firstName: given.join(' '),
  lastName: family.join(' '),
});

/** Ways to write a name that do not make it another one. */
const writings: readonly ((name: string) => string)[] = [
  (name) => name.toUpperCase(),
  (name) => name.toLowerCase(),
  (name) => name.normalize('NFD').replace(/\p{M}/gu, ''),
  (name) => name.normalize('NFD'),
  (name) => name.replaceAll(' ', '  '),
  (name) => name.replaceAll(' ', '-'),
  (name) => name.replaceAll(' ', ''),
  (name) => name.replaceAll(/['’]/g, ''),
  (name) => ` ${name} `,
];
const writing = fc.constantFrom(...writings);

test('a name is the same however it is written', () => {
  fc.assert(
    fc.property(person, writing, writing, (who, first, last) => {
      const { firstName, lastName } = nameOf(who);
      const written: PersonName = { firstName: first(firstName), lastName: last(lastName) };
      expect(isSamePerson(written, { firstName, lastName })).toBe(true);
    }),
  );
});

test('the first given name and the first surname are enough', () => {
  fc.assert(
    fc.property(person, (who) => {
      const short = { firstName: who.given[0] ?? '', lastName: who.family[0] ?? '' };
      expect(isSamePerson(short, nameOf(who))).toBe(true);
    }),
  );
});

test('a surname is the same with its particles behind it', () => {
  fc.assert(
    fc.property(given, particle, word, ([firstName = ''], before, name) => {
      const moved = { firstName, lastName: `${name} ${before}` };
      expect(isSamePerson(moved, { firstName, lastName: `${before} ${name}` })).toBe(true);
    }),
  );
});

test('titles, suffixes and initials do not count', () => {
  const title = fc.constantFrom('Sra.', 'Dr', 'don', 'MRS');
  const initial = fc.constantFrom('M.', 'j', 'Ñ.');
  const suffix = fc.constantFrom('Jr.', 'III');
  fc.assert(
    fc.property(person, title, initial, suffix, (who, before, letter, behind) => {
      const { firstName, lastName } = nameOf(who);
      const written = { firstName: `${before} ${firstName} ${letter}`, lastName: `${lastName} ${behind}` };
      expect(isSamePerson(written, { firstName, lastName })).toBe(true);
    }),
  );
});

test('who is the same as somebody, is so the other way round; and another first name or surname is somebody else', () => {
  fc.assert(
    fc.property(person, person, (one, other) => {
      const isSame = isSamePerson(nameOf(one), nameOf(other));
      expect(isSamePerson(nameOf(other), nameOf(one))).toBe(isSame);
      expect(!isSame || one.given[0] === other.given[0]).toBe(true);
    }),
  );
});

test('any two texts give few keys, and a name without a letter none', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 40 }), (firstName, lastName) => {
      expect(listNameKeys({ firstName, lastName }).length).toBeLessThanOrEqual(64);
      expect(listNameQueries({ firstName, lastName }).length).toBeLessThanOrEqual(100);
      expect(listNameKeys({ firstName: ' -.', lastName })).toEqual([]);
    }),
  );
});
