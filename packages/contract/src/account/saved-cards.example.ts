import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './saved-cards.ts';

export const examples = {
  listSavedCards: {
    answer: {
      cards: [
        {
          id: '1c9ad2d5-5a7e-4a68-9f0e-64ad0c6e2f31',
          brand: 'visa',
          lastFour: '4242',
          expiryMonth: 12,
          expiryYear: 2030,
          isExpired: false,
          holderName: 'Ana Pérez',
          label: 'Personal',
          isDefault: true,
        },
      ],
    },
  },
  saveCard: { request: { token: 'tok_Zq3mY8dKf1RbV0uN', label: 'Personal' } },
  changeSavedCard: { request: { isDefault: true } },
  removeSavedCard: {},
  payWithSavedCard: {
    answer: { token: 'tok_8cQm2XvT0pLrWa5J', brand: 'visa', lastFour: '4242', expiresAt: '2026-11-21T07:15:00Z' },
  },
} satisfies ExamplesOf<typeof endpoints>;
