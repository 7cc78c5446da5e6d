import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './sign-on.ts';

const issuer = 'https://login.olivares.example';
const own = { issuer, clientId: 'travel', domains: ['olivares.example'], isRequired: false };

export const examples = {
  readSignOn: {
    answer: {
      signOn: { ...own, updatedAt: '2026-11-28T15:04:00Z' },
      redirectAddresses: ['https://airline.example/business/ctm/login/', 'https://airline.example/login/'],
    },
  },
  saveSignOn: { request: { ...own, clientSecret: 'Zq3mY8dKf1RbV0uN' } },
  trySignOn: { request: { issuer }, answer: { fault: 'unreachable' } },
  removeSignOn: {},
  startCompanyLogin: {
    request: { category: 'corporateTraveler', email: 'lucia@olivares.example' },
    answer: { address: 'https://login.olivares.example/auth?client_id=travel&response_type=code&scope=openid+email' },
  },
  completeCompanyLogin: {
    request: { answer: 'code=8dKf1RbV0uNZq3mY&state=Zq3mY8dKf1RbV0uN' },
    answer: {
      assertion: 'eyJhbGciOiJFUzI1NiJ9.eyJqdGkiOiIxIn0.c2ln',
      expiresInSeconds: 60,
      category: 'corporateTraveler',
    },
  },
} satisfies ExamplesOf<typeof endpoints>;
