import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './cards.ts';

export const examples = {
  listCompanyCards: {
    answer: {
      cards: [
        {
          id: '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0031',
          label: 'Viajes',
          brand: 'visa',
          lastFour: '4242',
          expiryMonth: 12,
          expiryYear: 2030,
          isExpired: false,
        },
      ],
    },
  },
  saveCompanyCard: { request: { token: 'tok_Zq3mY8dKf1RbV0uN', label: 'Viajes' } },
  removeCompanyCard: {},
} satisfies ExamplesOf<typeof endpoints>;
