import {
  ageOn,
  consentPurposes,
  currentTermsVersion,
  type EnrollmentRequest,
  type PostalAddress,
} from '@airline/contract';
import { getCountry } from '@airline/reference-data/countries';
import { getUsState } from '@airline/reference-data/us-states';
import { checkPostalCode } from '@airline/validation/postal-code';

import { answerFaults, passwordFaults } from './credential-faults.ts';
import type { FieldFault } from '../../../http/field-fault.ts';

/** Who is younger does not enrol by themselves. */
const adultAgeYears = 18;
const oldestAgeYears = 130;

/**
 * Checks an application for membership, and gives every fault:
 *
 * 1. the birth date has been (`dateInFuture`), not too long ago (`invalid`), and 18 years or more (`underage`, with
 *    `years`);
 * 2. the country is known, the state is one of the United States and given for them alone, and the postal code is as the
 *    country has it (`invalid`, `required`, `badFormat`);
 * 3. the password keeps the rules, and the two answers are to two questions;
 * 4. consents are asked one by one exactly where the country's data protection law wants them (`required`), and none is
 *    given twice (`invalid`);
 * 5. the terms shown are those in force (`outdated`).
 *
 * Whether the username is free is for the database to say.
 */
export function checkEnrollment(request: EnrollmentRequest, today: string): readonly FieldFault[] {
  return [
    ...birthDateFaults(request.birthDate, today),
    ...addressFaults(request.address),
    ...passwordFaults(request.password, '/password'),
    ...answerFaults(request.securityAnswers),
    ...consentFaults(request),
    ...(request.termsVersion === currentTermsVersion ? [] : [{ pointer: '/termsVersion', code: 'outdated' }]),
  ];
}

function birthDateFaults(birthDate: string, today: string): readonly FieldFault[] {
  const pointer = '/birthDate';
  if (birthDate > today) return [{ pointer, code: 'dateInFuture' }];
  const years = ageOn(birthDate, today);
  if (years > oldestAgeYears) return [{ pointer, code: 'invalid' }];
  return years < adultAgeYears ? [{ pointer, code: 'underage', params: { years: adultAgeYears } }] : [];
}

/** Lists what is wrong with an address: its country, its state, its postal code. */
export function addressFaults({ countryCode, stateCode, postalCode }: PostalAddress): readonly FieldFault[] {
  if (getCountry(countryCode) === undefined) return [{ pointer: '/address/countryCode', code: 'invalid' }];
  const faults: FieldFault[] = [];
  if (countryCode === 'US' && stateCode === undefined) faults.push({ pointer: '/address/stateCode', code: 'required' });
  if (stateCode !== undefined && (countryCode !== 'US' || getUsState(stateCode) === undefined)) {
    faults.push({ pointer: '/address/stateCode', code: 'invalid' });
  }
  const postalFailure = checkPostalCode(postalCode, countryCode);
  if (postalFailure !== undefined) faults.push({ pointer: '/address/postalCode', code: postalFailure });
  return faults;
}

function consentFaults({ consents, address }: EnrollmentRequest): readonly FieldFault[] {
  const purposes = consents.map(({ purpose }) => purpose);
  if (new Set(purposes).size < purposes.length) return [{ pointer: '/consents', code: 'invalid' }];
  const isAsked = getCountry(address.countryCode)?.GDPR === true;
  const areMissing = isAsked && !consentPurposes.every((purpose) => purposes.includes(purpose));
  return areMissing ? [{ pointer: '/consents', code: 'required' }] : [];
}
