import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './assertion.ts';

const challengeId = '2b1f6c1c-9d0b-4b53-8a43-6f0c7e2d9a10';

export const examples = {
  requestAssertion: {
    request: { method: 'password', category: 'member', username: 'ana.perez', password: 'Viento2026!' },
    answer: { assertion: 'eyJhbGciOiJFUzI1NiJ9.eyJqdGkiOiIxIn0.c2ln', expiresInSeconds: 60 },
  },
  startPasskeyLogin: { request: {}, answer: { challengeId, options: { challenge: 'cmFuZG9t', rpId: 'localhost' } } },
} satisfies ExamplesOf<typeof endpoints>;
