import { expect, test } from 'vitest';

import { noEnrollAnswers, type EnrollAnswers } from './enroll-answers.ts';
import { createEnrollSchema } from './enroll-schema.ts';
import { asksConsents, enrollPointer, toEnrollment } from './to-enrollment.ts';

const today = '2026-11-21';
const schema = createEnrollSchema(today);
const dallas: EnrollAnswers = {
  ...noEnrollAnswers,
  firstName: 'Inés',
  lastName: 'Núñez O’Hara',
  birthDate: '1984-3-27',
  email: 'ines@example.com',
  countryCode: 'US',
  line1: '1200 Main St',
  city: 'Dallas',
  stateCode: 'TX',
  postalCode: '75201',
  username: 'ines.nunez',
  password: 'Viento2026!',
  firstQuestion: 'birthCity',
  firstAnswer: 'Sevilla',
  secondQuestion: 'firstPetName',
  secondAnswer: 'Luna',
  terms: true,
};

function faultsOf(change: Partial<EnrollAnswers>): readonly string[] {
  const { error } = schema.safeParse({ ...dallas, ...change });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

test('an application that is complete has no fault', () => {
  expect(faultsOf({})).toEqual([]);
});

test.each<[string, Partial<EnrollAnswers>, readonly string[]]>([
  ['a birthday of 18 today', { birthDate: '2008-11-21' }, []],
  ['a birthday of 18 tomorrow', { birthDate: '2008-11-22' }, ['birthDate: underage']],
  ['a birth date to come', { birthDate: '2026-11-22' }, ['birthDate: dateInFuture']],
  ['a day that no month has', { birthDate: '1984-2-30' }, ['birthDate: badDate']],
  ['no birth date', { birthDate: '' }, ['birthDate: required']],
  ['a name in another script', { firstName: 'Иван' }, ['firstName: badName']],
  ['no name', { lastName: ' ' }, ['lastName: required']],
  ['no state', { stateCode: '' }, ['stateCode: required']],
  ['no ZIP', { postalCode: '' }, ['postalCode: required']],
  ['a bad ZIP', { postalCode: '7520' }, ['postalCode: badFormat']],
  ['an armed-forces state with its ZIP', { stateCode: 'AE', postalCode: '09012' }, []],
  ['an armed-forces state with a civil ZIP', { stateCode: 'AE' }, ['postalCode: zipOutsideState']],
  ['a civil state with an armed-forces ZIP', { postalCode: '09012' }, ['postalCode: zipOutsideState']],
  ['a country without postal codes', { countryCode: 'IE', stateCode: '', postalCode: '' }, []],
  ['a country with postal codes', { countryCode: 'ES', stateCode: '', postalCode: '' }, ['postalCode: required']],
  ['no country', { countryCode: '' }, ['countryCode: required']],
  ['a short username', { username: 'ines' }, ['username: badUsername']],
  ['no username', { username: '' }, ['username: required']],
  ['an answer of two letters', { firstAnswer: ' ab ' }, ['firstAnswer: tooShort']],
  ['an answer of three letters', { firstAnswer: ' abc ' }, []],
  ['the same question twice', { secondQuestion: 'birthCity' }, ['secondQuestion: sameQuestion']],
  ['terms not accepted', { terms: false }, ['terms: required']],
])('%s', (_, change, faults) => {
  expect(faultsOf(change)).toEqual(faults);
});

test('everything that is wrong is shown at once', () => {
  const fields = faultsOf(noEnrollAnswers).map((fault) => fault.split(':')[0]);
  expect(new Set(fields)).toEqual(
    new Set([
      'firstName',
      'lastName',
      'birthDate',
      'email',
      'countryCode',
      'line1',
      'city',
      'username',
      'password',
      'firstQuestion',
      'firstAnswer',
      'secondQuestion',
      'secondAnswer',
      'terms',
    ]),
  );
});

const origin = { language: 'es', surface: 'traveller', returnTo: undefined } as const;

test('consents are asked and sent exactly where the law wants them, each as it was chosen', () => {
  expect(['ES', 'DE', 'CH', 'NO'].map(asksConsents)).toEqual([true, true, true, true]);
  expect(['US', 'GB', 'MX', ''].map(asksConsents)).toEqual([false, false, false, false]);
  expect(toEnrollment({ ...dallas, marketingEmail: true }, origin).consents).toEqual([]);
  const spain = { ...dallas, countryCode: 'ES', postalCode: '28013', partnerSharing: true };
  expect(toEnrollment(spain, origin).consents).toEqual([
    { purpose: 'marketingEmail', granted: false },
    { purpose: 'personalisedOffers', granted: false },
    { purpose: 'partnerSharing', granted: true },
  ]);
});

test('a state is sent for the United States alone, and nothing that is empty', () => {
  expect(toEnrollment(dallas, origin).address).toEqual({
    countryCode: 'US',
    line1: '1200 Main St',
    city: 'Dallas',
    stateCode: 'TX',
    postalCode: '75201',
  });
  const { address } = toEnrollment({ ...dallas, countryCode: 'IE', postalCode: '' }, origin);
  expect(address).toEqual({ countryCode: 'IE', line1: '1200 Main St', city: 'Dallas' });
});

test.each([
  ['/address/postalCode', '/postalCode'],
  ['/securityAnswers/1/questionId', '/secondQuestion'],
  ['/consents', '/marketingEmail'],
  ['/termsVersion', '/terms'],
  ['/username', '/username'],
])('what the gateway says of %s stands at %s', (pointer, field) => {
  expect(enrollPointer(pointer)).toBe(field);
});
