import { linkPurposes } from '@airline/contract';
import { describe, expect, test } from 'vitest';

import {
  type AccountFacts,
  matchesFact,
  missingAnswers,
  recoveryChecks,
  recoveryErrorCode,
} from './recovery-checks.ts';

const ana: AccountFacts = {
  countryCode: 'US',
  postalCode: '75201-1234',
  birthDate: '1990-04-12',
  emailKey: 'ana@example.com',
  questionId: 'birthCity',
};
const kindsOf = (purpose: Parameters<typeof recoveryChecks>[0], facts: Partial<AccountFacts> = {}) =>
  recoveryChecks(purpose, { ...ana, ...facts }).map(({ kind }) => kind);

describe('what a link asks', () => {
  test.each([
    ['resetPassword', {}, ['zipCode', 'securityQuestion']],
    ['resetPassword', { countryCode: 'IE' }, ['dateOfBirth', 'securityQuestion']],
    ['resetPassword', { postalCode: null }, ['dateOfBirth', 'securityQuestion']],
    ['resetPassword', { postalCode: null, birthDate: null }, ['email', 'securityQuestion']],
    ['resetPassword', { questionId: undefined }, ['zipCode']],
    ['completeSetup', {}, ['zipCode', 'dateOfBirth']],
    ['completeSetup', { countryCode: null }, ['dateOfBirth']],
    ['completeSetup', { postalCode: null, birthDate: null }, ['email']],
  ] as const)('%s of an account with %o', (purpose, facts, kinds) => {
    expect(kindsOf(purpose, facts)).toEqual(kinds);
  });

  test('what opens an account never asks nothing, whatever the account lacks', () => {
    const nothing = { countryCode: null, postalCode: null, birthDate: null, questionId: undefined };
    expect(kindsOf('resetPassword', nothing)).toEqual(['email']);
    expect(kindsOf('completeSetup', nothing)).toEqual(['email']);
  });

  test('anyone who only confirms is asked nothing', () => {
    const others = linkPurposes.filter((purpose) => purpose !== 'resetPassword' && purpose !== 'completeSetup');
    for (const purpose of others) expect(kindsOf(purpose)).toEqual([]);
  });
});

describe('what was typed is what the account has', () => {
  test.each([
    ['75201', {}, true],
    ['75201-1234', {}, true],
    [' 752011234 ', {}, true],
    ['75202', {}, false],
    ['', {}, false],
    ['k1a 0b1', { countryCode: 'CA', postalCode: 'K1A0B1' }, true],
    ['K1A', { countryCode: 'CA', postalCode: 'K1A0B1' }, false],
    ['41004', { countryCode: 'ES', postalCode: '41004' }, true],
    ['123456789', { countryCode: 'BR', postalCode: '12345' }, false],
  ])('%j as a postal code with %o: %s', (zipCode, facts, isRight) => {
    expect(matchesFact('zipCode', { zipCode }, { ...ana, ...facts })).toBe(isRight);
  });

  test('birth dates are equal or not; e-mails do not mind letter case and spaces', () => {
    expect(matchesFact('dateOfBirth', { dateOfBirth: '1990-04-12' }, ana)).toBe(true);
    expect(matchesFact('dateOfBirth', { dateOfBirth: '1990-12-04' }, ana)).toBe(false);
    expect(matchesFact('email', { email: ' ANA@Example.com ' }, ana)).toBe(true);
    expect(matchesFact('email', { email: 'ana@example.org' }, ana)).toBe(false);
    expect(matchesFact('email', {}, { ...ana, emailKey: null })).toBe(false);
  });
});

test('what was asked and not answered is named', () => {
  const checks = recoveryChecks('resetPassword', ana);
  expect(missingAnswers(checks, { zipCode: '75201', dateOfBirth: '1990-04-12' })).toEqual(['securityAnswer']);
  expect(missingAnswers(checks, { zipCode: '', securityAnswer: 'x' })).toEqual(['zipCode']);
});

test('each error of account recovery has its number', () => {
  expect(recoveryErrorCode('zipCodeMismatch')).toBe(400356110);
  expect(recoveryErrorCode('accountNotFound')).toBe(400356116);
});
