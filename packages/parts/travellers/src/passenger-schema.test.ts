import { offerOf } from '@airline/itinerary/test-support';
import { expect, test } from 'vitest';

import { emptyAnswers, type PassengerAnswers } from './passenger-answers.ts';
import { passengerRules, type RefusedAnswer } from './passenger-rules.ts';
import { createPassengerSchema, isComplete, toContact, toPassenger, toTravelDocument } from './passenger-schema.ts';
import { ana } from './test-support/passengers.ts';

const now = new Date('2026-12-01T12:00:00Z');
const adult = { index: 0, kind: 'adult', number: 1 } as const;

function rules({ to = 'HOU', others = [] as PassengerAnswers[], refused = [] as RefusedAnswer[] } = {}) {
  return passengerRules(offerOf({ to }), adult, others, refused, now);
}

function faults(answers: Partial<PassengerAnswers>, given = rules()): readonly string[] {
  const parsed = createPassengerSchema(given).safeParse({ ...ana, ...answers });
  return (parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
}

test('everything that is missing is said at once', () => {
  expect(faults(emptyAnswers, rules({ to: 'CUN' }))).toEqual([
    'firstName required',
    'lastName required',
    'gender required',
    'birthDate required',
    'documentChoice required',
    'email required',
    'phone required',
  ]);
});

test.each<[string, Partial<PassengerAnswers>, readonly string[]]>([
  ['a whole answer', {}, []],
  ['accents, spaces and apostrophes', { firstName: 'María José', lastName: "D’Alàs-O'Neill Jr." }, []],
  ['a name with a digit', { firstName: 'Ana2' }, ['firstName invalid']],
  ['a suffix that is none', { suffix: 'XX' }, ['suffix invalid']],
  ['a short KTN', { knownTravelerNumber: '123' }, ['knownTravelerNumber invalid']],
  ['a year of two digits', { birthDate: '85-2-3' }, ['birthDate badDate']],
  ['a birth tomorrow', { birthDate: '2026-12-5' }, ['birthDate birthDateInFuture']],
  ['a child as an adult', { birthDate: '2018-1-1' }, ['birthDate wrongKind']],
  ['an e-mail without a domain', { email: 'ana@' }, ['email invalid']],
  ['a phone of three digits', { phone: '214' }, ['phone invalid']],
])('%s', (_, answers, expected) => {
  expect(faults(answers)).toEqual(expected);
});

test('a passport is checked when it is given now, and must outlast the trip', () => {
  const abroad = rules({ to: 'CUN' });
  expect(faults({ documentChoice: 'later' }, abroad)).toEqual([]);
  expect(faults({ documentChoice: 'now' }, abroad)).toEqual([
    'documentNumber required',
    'nationality required',
    'documentExpiry required',
  ]);
  const given = { documentChoice: 'now', documentNumber: 'X 1', nationality: 'MX', documentExpiry: '2027-1-11' };
  expect(faults(given, abroad)).toEqual(['documentNumber invalid', 'documentExpiry expiresBeforeTravel']);
  const inGroups = { ...given, documentNumber: 'ax 987-654', documentExpiry: '2030-1-11' };
  expect(faults(inGroups, abroad)).toEqual([]);
  expect(toTravelDocument({ ...emptyAnswers, ...inGroups }).number).toBe('ax987654');
});

test('the same person twice is found, however the name is written', () => {
  const given = rules({ others: [ana] });
  expect(faults({ firstName: 'ANA', lastName: 'Rúiz ' }, given)).toEqual(['firstName duplicatePassenger']);
  expect(faults({ birthDate: '1985-2-4' }, given)).toEqual([]);
});

test('an answer that the gateway refused is wrong until it is another one', () => {
  const given = rules({ refused: [{ passenger: 0, field: 'lastName', answer: 'Ruiz', code: 'invalid' }] });
  expect(isComplete(ana, given)).toBe(false);
  expect(isComplete({ ...ana, lastName: 'Ruiz Gil' }, given)).toBe(true);
});

test('what is sent is what the contract takes: blanks left out, numbers in full', () => {
  const abroad = rules({ to: 'CUN' });
  const answers: PassengerAnswers = {
    ...ana,
    firstName: ' Ana ',
    assistance: { ...ana.assistance, WCHR: true },
    documentChoice: 'now',
    documentNumber: 'X1234567',
    nationality: 'MX',
    documentExpiry: '2030-5-6',
  };
  expect(toPassenger(answers, abroad)).toEqual({
    kind: 'adult',
    firstName: 'Ana',
    lastName: 'Ruiz',
    birthDate: '1985-02-03',
    gender: 'female',
    assistance: ['WCHR'],
    document: { number: 'X1234567', nationality: 'MX', expiresOn: '2030-05-06' },
  });
  expect(toContact(answers, 'es')).toEqual({ email: 'ana@example.com', phone: '+12145550123', language: 'es' });
});
