import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './sessions.ts';

const passkeyId = '0d1d6a55-8b7e-4f0c-8a0e-2c9f5d1d7f0a';
const createdAt = '2026-11-21T07:00:00Z';

export const examples = {
  listSessions: {
    answer: {
      sessions: [
        {
          id: passkeyId,
          isCurrent: true,
          browser: 'firefox',
          browserVersion: 145,
          system: 'windows',
          isApp: false,
          isSharedDevice: false,
          startedAt: createdAt,
          lastUsedAt: createdAt,
        },
      ],
    },
  },
  endOpenSession: {},
  endOtherSessions: {},
} satisfies ExamplesOf<typeof endpoints>;
