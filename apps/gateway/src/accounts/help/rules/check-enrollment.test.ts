import { type EnrollmentRequest, consentPurposes, currentTermsVersion } from '@airline/contract';
import { expect, test } from 'vitest';

import { checkEnrollment } from './check-enrollment.ts';

const today = '2026-11-21';

const city = { questionId: 'birthCity', answer: 'Sevilla' };
const pet = { questionId: 'firstPetName', answer: 'Luna' };
const refusal = { purpose: 'marketingEmail', granted: false } as const;

const ana: EnrollmentRequest = {
  firstName: 'Ana',
  lastName: 'Pérez',
  birthDate: '1990-04-12',
  email: 'ana@example.com',
  address: { countryCode: 'US', line1: '1200 Main St', city: 'Dallas', stateCode: 'TX', postalCode: '75201' },
  username: 'ana.perez',
  password: 'Viento2026!',
  securityAnswers: [city, pet],
  consents: [],
  termsVersion: currentTermsVersion,
  language: 'es',
  surface: 'traveller',
};
const inSpain = { countryCode: 'ES', line1: 'Calle Sierpes 1', city: 'Sevilla', postalCode: '41004' };
const refusals = consentPurposes.map((purpose) => ({ purpose, granted: false }));

function faultsOf(change: Partial<EnrollmentRequest>): readonly string[] {
  return checkEnrollment({ ...ana, ...change }, today).map(({ pointer, code }) => `${pointer} ${code}`);
}

test.each([
  ['somebody of the United States', {}],
  ['who is 18 today', { birthDate: '2008-11-21' }],
  ['a territory as a state', { address: { ...ana.address, stateCode: 'VI', postalCode: '00802' } }],
  ['somebody of Spain who refuses everything', { address: inSpain, consents: refusals }],
  [
    'a country without postal codes',
    { address: { countryCode: 'IE', line1: '1 Quay', city: 'Dublin' }, consents: refusals },
  ],
  ['somebody elsewhere who allows one thing', { consents: [{ purpose: 'marketingEmail', granted: true }] }],
] as const satisfies readonly (readonly [string, Partial<EnrollmentRequest>])[])('takes %s', (_, change) => {
  expect(faultsOf(change)).toEqual([]);
});

test.each([
  ['/birthDate underage', { birthDate: '2008-11-22' }],
  ['/birthDate dateInFuture', { birthDate: '2026-11-22' }],
  ['/birthDate invalid', { birthDate: '1895-01-01' }],
  ['/address/countryCode invalid', { address: { ...ana.address, countryCode: 'ZZ' } }],
  ['/address/stateCode required', { address: { countryCode: 'US', line1: 'x', city: 'Dallas', postalCode: '75201' } }],
  ['/address/stateCode invalid', { address: { ...ana.address, stateCode: 'ZZ' } }],
  ['/address/stateCode invalid', { address: { ...inSpain, stateCode: 'TX' }, consents: refusals }],
  ['/address/postalCode required', { address: { countryCode: 'US', line1: 'x', city: 'Dallas', stateCode: 'TX' } }],
  ['/address/postalCode badFormat', { address: { ...inSpain, postalCode: '2803' }, consents: refusals }],
  ['/password blacklisted', { password: 'Password1' }],
  ['/securityAnswers/1/questionId sameQuestion', { securityAnswers: [city, city] }],
  ['/securityAnswers/0/questionId invalid', { securityAnswers: [{ questionId: 'shoeSize', answer: '42 wide' }, city] }],
  [
    '/securityAnswers/0/answer required',
    { securityAnswers: [{ questionId: 'firstCarColor', answer: '\u0301' }, city] },
  ],
  [
    '/securityAnswers/0/answer tooShort',
    { securityAnswers: [{ questionId: 'firstCarColor', answer: ' a\u0301b ' }, city] },
  ],
  ['/consents required', { address: inSpain }],
  ['/consents required', { address: inSpain, consents: refusals.slice(1) }],
  ['/consents invalid', { consents: [refusal, refusal] }],
  ['/termsVersion outdated', { termsVersion: '2020-01' }],
] as const satisfies readonly (readonly [string, Partial<EnrollmentRequest>])[])('says %s', (fault, change) => {
  expect(faultsOf(change)).toEqual([fault]);
});

test('every fault is reported at once', () => {
  expect(faultsOf({ birthDate: '2020-01-01', password: 'x', termsVersion: '2020-01' })).toHaveLength(5);
});
