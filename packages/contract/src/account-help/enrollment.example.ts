import type { ExamplesOf } from '../endpoint-example.ts';
import { currentTermsVersion } from './enrollment.ts';
import type * as endpoints from './enrollment.ts';

const securityAnswers = [
  { questionId: 'birthCity', answer: 'Sevilla' },
  { questionId: 'firstPetName', answer: 'Luna' },
];

export const examples = {
  enrollMember: {
    request: {
      firstName: 'Ana',
      lastName: 'Pérez',
      birthDate: '1990-04-12',
      email: 'ana@example.com',
      address: { countryCode: 'US', line1: '1200 Main St', city: 'Dallas', stateCode: 'TX', postalCode: '75201' },
      username: 'ana.perez',
      password: 'Viento2026!',
      securityAnswers,
      consents: [{ purpose: 'marketingEmail', granted: false }],
      termsVersion: currentTermsVersion,
      language: 'es',
      surface: 'traveller',
    },
  },
  correctEnrollmentEmail: {
    request: {
      username: 'ana.perez',
      password: 'Viento2026!',
      email: 'ana.correcta@example.com',
      language: 'es',
      surface: 'traveller',
    },
  },
} satisfies ExamplesOf<typeof endpoints>;
