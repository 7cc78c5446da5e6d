import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './funds.ts';
import type { AccountFund } from './values.ts';

const fund = {
  number: 'H7KQ2MXP9RTA',
  lastFour: '9RTA',
  kind: 'personal',
  holder: { firstName: 'Ana', lastName: 'Pérez' },
  left: { amountMinor: 22_410, currency: 'USD' },
  issued: { amountMinor: 22_410, currency: 'USD' },
  held: { amountMinor: 0, currency: 'USD' },
  recordLocator: 'K7PM2Q',
  issuedAt: '2026-11-25T15:00:00Z',
  expiresOn: '2027-11-25',
  state: 'usable',
  isTransferable: true,
} as const;

const ownFund = {
  ...fund,
  movements: [
    {
      kind: 'issued',
      amount: { amountMinor: 22_410, currency: 'USD' },
      at: '2026-11-25T15:00:00Z',
      recordLocator: 'K7PM2Q',
    },
  ],
} satisfies AccountFund;

export const examples = {
  lookUpTravelFund: {
    request: { reference: 'H7KQ 2MXP 9RTA', firstName: 'Ana', lastName: 'Pérez' },
    answer: { ...fund, isInAccount: false },
  },
  listTravelFunds: { answer: { total: { amountMinor: 22_410, currency: 'USD' }, funds: [ownFund] } },
  claimTravelFund: {
    request: { number: 'H7KQ 2MXP 9RTA', firstName: 'Ana', lastName: 'Pérez' },
    answer: ownFund,
  },
} satisfies ExamplesOf<typeof endpoints>;
