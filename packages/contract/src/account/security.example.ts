import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './security.ts';

const at = '2026-11-21T07:00:00Z';
const device = { browser: 'firefox', browserVersion: 145, system: 'windows' } as const;

export const examples = {
  readSecurityQuestions: { answer: { questionIds: ['birthCity', 'firstPetName'] } },
  updateSecurityQuestions: {
    request: {
      securityAnswers: [
        { questionId: 'birthCity', answer: 'Sevilla' },
        { questionId: 'firstPetName', answer: 'Luna' },
      ],
      language: 'es',
    },
  },
  readLoginHistory: {
    answer: {
      events: [{ id: '4711', event: 'sessionStarted', at, device, isNewDevice: true, isThisNetwork: true }],
      hasMore: false,
    },
  },
  listTrustedDevices: {
    answer: {
      devices: [{ id: '0d1d6a55-8b7e-4f0c-8a0e-2c9f5d1d7f0b', ...device, isCurrent: true, lastLoginAt: at }],
    },
  },
  forgetTrustedDevice: {},
} satisfies ExamplesOf<typeof endpoints>;
