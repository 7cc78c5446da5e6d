import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './user-info.ts';

const createdAt = '2026-11-21T07:00:00Z';

export const examples = {
  readUserInfo: {
    answer: {
      category: 'member',
      username: 'ana.perez',
      firstName: 'Ana',
      lastName: 'Pérez',
      email: 'ana@example.com',
      birthDate: '1990-04-12',
      language: 'es',
      loyalty: { accountNumber: '5000000017', tier: 'silver', points: 42_500, memberSince: '2021-04-01' },
      authenticatedAt: createdAt,
    },
  },
  readUserInfoV3: { answer: { category: 'member', firstName: 'Ana', tier: 'silver', freshForSeconds: 60 } },
} satisfies ExamplesOf<typeof endpoints>;
