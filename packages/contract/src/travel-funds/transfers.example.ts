import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './transfers.ts';

const transfer = { number: 'H7KQ2MXP9RTA', recipientNumber: '5000000025', recipientLastName: 'Ruiz' };

const quote = {
  amount: { amountMinor: 22_410, currency: 'USD' },
  expiresOn: '2027-11-25',
  lastFour: '9RTA',
  recipientHint: 'M••• R•••',
} as const;

export const examples = {
  quoteFundTransfer: { request: transfer, answer: quote },
  transferFund: {
    request: { ...transfer, shown: { amountMinor: 22_410, currency: 'USD' } },
    answer: { ...quote, transferredAt: '2026-12-01T15:00:00Z' },
  },
} satisfies ExamplesOf<typeof endpoints>;
