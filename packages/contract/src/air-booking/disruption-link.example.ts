import type { ExamplesOf } from '../endpoint-example.ts';
import { agreementInForce } from './agreement.ts';
import type * as endpoints from './disruption-link.ts';
import { exampleOffer } from './journey.example.ts';
import type { OfferBound } from './offers.ts';
import type { Money } from './values.ts';

const usd = (amountMinor: number): Money => ({ amountMinor, currency: 'USD' });

const request = {
  recordLocator: 'K7PM2Q',
  version: 0,
  bound: 0,
  kind: 'cancelled',
  flights: '9Z1238-2026-12-01-DAL',
  secret: 'q3Yd0x7vJm1Rk9TzW5bLc8NfHs2PgUaEoVi4KjXe6Qw',
} as const;

const [before] = exampleOffer.bounds;
if (before === undefined) throw new Error('The example has no direction.');
const [leg] = before.itinerary.legs;
if (leg === undefined) throw new Error('The example has no flight.');
const after: OfferBound = {
  ...before,
  itinerary: {
    ...before.itinerary,
    id: '9Z1238-2026-12-01-DAL',
    legs: [
      {
        ...leg,
        id: '9Z1238-2026-12-01-DAL',
        flight: '9Z1238',
        departsAt: '2026-12-01T10:15:00-06:00',
        arrivesAt: '2026-12-01T11:20:00-06:00',
      },
    ],
  },
};

export const examples = {
  openDisruptionLink: {
    request,
    answer: {
      state: 'flights',
      recordLocator: 'K7PM2Q',
      disruption: { bound: 0, kind: 'cancelled', flight: '9Z1234', from: 'DAL', openUntil: '2026-12-03T13:05:00Z' },
      until: '2026-12-01T15:45:00Z',
      before,
      after,
      difference: {
        due: usd(0),
        refund: usd(0),
        credit: usd(0),
        forfeited: usd(0),
        pointsDue: 0,
        pointsReturned: 0,
      },
      payments: [{ kind: 'card', brand: 'visa', lastFour: '4242', amount: usd(22_410) }],
    },
  },
  takeDisruptionLink: {
    request: { ...request, shown: { refund: usd(0), credit: usd(0) }, agreement: agreementInForce },
    answer: { state: 'done', recordLocator: 'K7PM2Q', isMoney: false },
  },
} satisfies ExamplesOf<typeof endpoints>;
