import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './invitations.ts';

const token = '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0011.c2lnbmVkLWJ5LXRoZS1nYXRld2F5LWFuZC1ub2JvZHk';

const state = {
  companyName: 'Olivares Export',
  product: 'business',
  role: 'traveler',
  expiresAt: '2026-12-10T15:00:00Z',
} as const;

export const examples = {
  readInvitation: { request: { token }, answer: state },
  acceptInvitation: { request: { token }, answer: state },
} satisfies ExamplesOf<typeof endpoints>;
