import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './signups.ts';

const token = '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0041.Zq3mY8dKf1RbV0uNZq3mY8dKf1RbV0uNZq3mY8dKf1R';
const signup = {
  companyName: 'Cafés del Istmo',
  registrationNumber: '74-1234567',
  firstName: 'Elena',
  lastName: 'Robles',
  email: 'elena@cafesdelistmo.example',
  product: 'business',
  language: 'es',
} as const;

export const examples = {
  signUpCompany: { request: signup },
  readCompanySignup: { request: { token }, answer: { ...signup, expiresAt: '2026-11-28T15:04:00Z' } },
  completeCompanySignup: {
    request: { token, username: 'elena.robles', password: 'Istmo2026!', termsVersion: '2026-11' },
    answer: {
      companyName: signup.companyName,
      companyNumber: '40718265',
      product: 'business',
      username: 'elena.robles',
    },
  },
} satisfies ExamplesOf<typeof endpoints>;
