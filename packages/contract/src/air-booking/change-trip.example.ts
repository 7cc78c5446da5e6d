import type { ExamplesOf } from '../endpoint-example.ts';
import { agreementInForce } from './agreement.ts';
import type { ChangeDifference } from './change-difference.ts';
import type * as endpoints from './change-trip.ts';
import { exampleOffer, exampleTrip } from './journey.example.ts';
import type { Money } from './values.ts';

const usd = (amountMinor: number): Money => ({ amountMinor, currency: 'USD' });

const lookup = { recordLocator: 'K7PM2Q', firstName: 'Ana', lastName: 'Pérez', code: '48291307' };
const wanted = { ...lookup, offer: exampleOffer.token, bounds: [0] };
const { forfeited, ...shown } = {
  due: usd(2_100),
  refund: usd(0),
  credit: usd(0),
  forfeited: usd(0),
  pointsDue: 0,
  pointsReturned: 0,
} satisfies ChangeDifference;

export const examples = {
  readChangeOptions: {
    request: lookup,
    answer: {
      bounds: [{ state: 'changeable', closesAt: '2026-12-01T12:55:00Z', hasSameDayChange: false }],
      isChangedTogether: false,
      needsCode: false,
    },
  },
  quoteChange: {
    request: wanted,
    answer: {
      difference: { ...shown, forfeited },
      price: exampleOffer.price,
      bounds: [{ bound: 0, before: usd(10_155), after: usd(11_205) }],
      expiresAt: exampleOffer.expiresAt,
      needsCode: false,
    },
  },
  changeTrip: {
    request: {
      ...wanted,
      shown,
      payments: [{ kind: 'card', token: 'tok_3f9c1a7e5b2d' }],
      agreement: agreementInForce,
    },
    answer: { status: 'changed', trip: exampleTrip },
  },
  completeChange: {
    request: { completionSecret: 'sYbDGnZkm1NxgWvj5MJ7IMMbyY1gJTkZR5pDaQdJ1xU' },
    answer: { status: 'changed', trip: exampleTrip },
  },
} satisfies ExamplesOf<typeof endpoints>;
