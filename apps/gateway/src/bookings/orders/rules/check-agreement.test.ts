import { agreementInForce } from '@airline/contract';
import { expect, test } from 'vitest';

import { checkAgreement } from './check-agreement.ts';

test('what is in force may be agreed to', () => {
  expect(checkAgreement(agreementInForce)).toEqual([]);
});

test.each([
  ['an older version', '2025-01-01'],
  ['a version that is not in force yet', '2099-01-01'],
])('%s is refused, with the one that is in force', (_, privacy) => {
  expect(checkAgreement({ ...agreementInForce, privacy })).toEqual([
    { pointer: '/agreement/privacy', code: 'superseded', params: { version: agreementInForce.privacy } },
  ]);
});
