import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './report-credentials.ts';

const credential = {
  id: '0b0f3d7c-8a4e-4f0a-9b52-6f3c1d2e4a51',
  name: 'Contabilidad',
  username: 'reports-7k3m9q2x',
  lastFour: 'x0Qe',
  madeBy: 'Carla Olivares',
  madeAt: '2026-11-28T15:00:00Z',
  expiresAt: '2027-11-28T15:00:00Z',
};

export const examples = {
  listReportCredentials: { answer: { credentials: [{ ...credential, lastUsedAt: '2026-11-28T15:10:00Z' }] } },
  makeReportCredential: {
    request: { name: 'Contabilidad', days: 365 },
    answer: { credential, secret: 'Zq3mY8dKf1RbV0uNZq3mY8dKf1RbV0uNZq3mY8dx0Qe' },
  },
  endReportCredential: {},
} satisfies ExamplesOf<typeof endpoints>;
