import type { ExamplesOf } from '../endpoint-example.ts';
import type { LinkState } from './links.ts';
import type * as endpoints from './links.ts';

const token = 'q3J0bXhQm1V0a5dYyT2cR8fL6wN4sH9kZ7eP1uC3vBo';
const linkState: LinkState = {
  purpose: 'resetPassword',
  expiresAt: '2026-11-21T07:10:00Z',
  checks: [{ kind: 'zipCode' }, { kind: 'dateOfBirth' }],
  isProved: false,
};

export const examples = {
  readLink: { request: { token }, answer: linkState },
  answerLink: {
    request: { token, zipCode: '75201', dateOfBirth: '1990-04-12' },
    answer: { ...linkState, checks: [], isProved: true },
  },
  completeLink: {
    request: { token, purpose: 'resetPassword', newPassword: 'Brisa2027!' },
    answer: { purpose: 'resetPassword', username: 'ana.perez', continueTo: '/loyalty/myaccount/trips' },
  },
} satisfies ExamplesOf<typeof endpoints>;
