import { expect, test } from 'vitest';

import { type LinkHistory, linkLifetimeMs, linkStanding } from './link-standing.ts';

const now = new Date('2026-11-21T07:00:00Z');
const before = new Date(now.getTime() - 1);
const fresh: LinkHistory = {
  tries: 0,
  expiresAt: new Date(now.getTime() + 1),
  provedAt: null,
  usedAt: null,
  supersededAt: null,
};

test.each([
  ['open', {}],
  ['open', { tries: 4 }],
  ['open', { tries: 5, provedAt: before }],
  ['linkExhausted', { tries: 5 }],
  ['linkExpired', { expiresAt: now }],
  ['linkExpired', { expiresAt: before, provedAt: before }],
  ['linkSuperseded', { supersededAt: before, expiresAt: before }],
  ['linkUsed', { usedAt: before, supersededAt: before, expiresAt: before, tries: 5 }],
] as const)('%s when %o', (standing, history) => {
  expect(linkStanding({ ...fresh, ...history }, now)).toBe(standing);
});

test('what opens an account works for ten minutes', () => {
  const { forgotUsername, resetPassword, completeSetup, confirmErasure } = linkLifetimeMs;
  expect(new Set([forgotUsername, resetPassword, completeSetup, confirmErasure])).toEqual(new Set([600_000]));
});
