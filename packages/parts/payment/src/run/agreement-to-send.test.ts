import { agreementInForce } from '@airline/contract';
import { expect, test } from 'vitest';

import { agreementToSend, supersededVersions } from './agreement-to-send.ts';

const problem = { type: 'about:blank', title: '', status: 422 };
const newer = {
  kind: 'fields' as const,
  problem: {
    ...problem,
    errors: [
      { pointer: '/agreement/privacy', code: 'superseded', params: { version: '2027-02-01' } },
      { pointer: '/passengers/0/birthDate', code: 'notAnAdult' },
    ],
  },
};

test('a page agrees to what it shows', () => {
  expect(agreementToSend({ step: 'idle' })).toEqual(agreementInForce);
});

test('what the gateway says is in force is agreed to next, and stays so after another refusal', () => {
  expect(supersededVersions(newer)).toEqual({ privacy: '2027-02-01' });
  const next = agreementToSend({ step: 'refused', failure: newer, request: undefined });
  expect(next).toEqual({ ...agreementInForce, privacy: '2027-02-01' });
  const declined = { step: 'refused', failure: { kind: 'timeout' } } as const;
  expect(agreementToSend({ ...declined, request: { agreement: next } })).toEqual(next);
});

test('another refusal supersedes nothing', () => {
  expect(supersededVersions({ kind: 'unreachable' })).toEqual({});
});
