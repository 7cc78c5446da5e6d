import { toPostalAddress } from '@airline/account/address';
import { wayOn } from '@airline/account/link-request';
import { consentPurposes, currentTermsVersion, type EnrollmentRequest } from '@airline/contract';
import { calendarDateOf } from '@airline/forms/typed-date';
import { getCountry } from '@airline/reference-data/countries';

import { questionPointer, toSecurityAnswers } from '../fields/credentials-schema.ts';
import type { EnrollAnswers } from './enroll-answers.ts';

/** Tells whether a country's law wants each use of personal data to be allowed one by one. */
export function asksConsents(countryCode: string): boolean {
  return getCountry(countryCode)?.GDPR === true;
}

/** Where an application is made. */
export interface EnrollmentOrigin extends Pick<EnrollmentRequest, 'language' | 'surface'> {
  /** The page that a login was due for. */
  readonly returnTo: string | undefined;
}

/** Writes an application as the gateway takes it, from answers that the schema accepted. */
export function toEnrollment(answers: EnrollAnswers, { returnTo, ...origin }: EnrollmentOrigin): EnrollmentRequest {
  const { countryCode } = answers;
  return {
    firstName: answers.firstName,
    lastName: answers.lastName,
    birthDate: calendarDateOf(answers.birthDate) ?? '',
    email: answers.email,
    address: toPostalAddress(answers),
    username: answers.username,
    password: answers.password,
    securityAnswers: [...toSecurityAnswers(answers)],
    consents: asksConsents(countryCode)
      ? consentPurposes.map((purpose) => ({ purpose, granted: answers[purpose] }))
      : [],
    termsVersion: currentTermsVersion,
    ...origin,
    ...wayOn(returnTo),
  };
}

/** Gives the field that a pointer into the application speaks of. */
export function enrollPointer(pointer: string): string {
  if (pointer.startsWith('/address/')) return pointer.slice('/address'.length);
  if (pointer.startsWith('/consents')) return '/marketingEmail';
  if (pointer === '/termsVersion') return '/terms';
  return questionPointer(pointer);
}
