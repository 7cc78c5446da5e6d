import { expect, test } from 'vitest';

import { linkNeeded } from './mail-needed.ts';

test.each([
  ['active', true, 'resetPassword'],
  ['held', true, 'resetPassword'],
  ['active', false, 'completeSetup'],
  ['pending', false, 'completeSetup'],
  ['pending', true, 'confirmEnrollment'],
  ['disabled', true, 'accountClosed'],
  ['erased', false, undefined],
] as const)('an account that is %s, with a password: %s, needs %s', (status, hasPassword, needed) => {
  expect(linkNeeded({ status, hasPassword })).toBe(needed);
});
