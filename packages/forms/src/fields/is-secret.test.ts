import { expect, test } from 'vitest';

import { isSecretAutocomplete } from './is-secret.ts';

test.each([
  ['cc-number', true],
  ['cc-csc', true],
  ['cc-exp-month', true],
  ['billing cc-name', true],
  ['section-pay billing CC-Number', true],
  ['new-password', true],
  ['current-password', true],
  ['one-time-code', true],
  ['username webauthn', false],
  ['email', false],
  ['bcc-number', false],
  ['cc-', false],
  ['my-new-password', false],
  ['new-passwords', false],
  ['', false],
  [undefined, false],
])('the answer to autocomplete %j is secret: %s', (autocomplete, secret) => {
  expect(isSecretAutocomplete(autocomplete)).toBe(secret);
});
