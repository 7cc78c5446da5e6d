import type { Examples } from './example-of.ts';
import { accountExamples } from './example-account.ts';
import {
  exampleCancelledTrip,
  exampleItineraries,
  exampleOffer,
  examplePassengers,
  exampleTrip,
} from './example-journey.ts';

/** A request's body and its answer, where an endpoint has them. */
export interface EndpointExample {
  readonly request?: unknown;
  readonly answer?: unknown;
}

const lookup = { recordLocator: 'K7PM2Q', firstName: 'Ana', lastName: 'Pérez' };
const occurredAt = '2026-11-21T07:00:00Z';

/** One example of each endpoint: the journey of two travellers from Dallas to Houston. */
export const examples: Examples = {
  searchItineraries: { answer: exampleItineraries },
  readLowFareCalendar: {
    answer: {
      origin: 'DAL',
      destination: 'HOU',
      month: '2026-12',
      days: [
        { date: '2026-12-01', perPassenger: { amountMinor: 11_205, currency: 'USD' }, pointsPerPassenger: 7_020 },
        { date: '2026-12-02' },
      ],
    },
  },
  listFareFamilies: {
    answer: {
      fareFamilies: [
        {
          family: 'basic',
          refund: 'none',
          change: 'notAllowed',
          sameDayChange: false,
          pointsPerDollar: 2,
          boarding: 'general',
          checkedBags: 0,
          carryOnBags: 1,
        },
        {
          family: 'classic',
          refund: 'travelCredit',
          change: 'free',
          sameDayChange: false,
          pointsPerDollar: 6,
          boarding: 'general',
          checkedBags: 1,
          carryOnBags: 1,
        },
      ],
    },
  },
  createOffer: {
    request: {
      party: exampleOffer.party,
      bounds: exampleOffer.bounds.map(({ itinerary, perPassenger, ...bound }) => ({
        ...bound,
        itineraryId: itinerary.id,
        shown: perPassenger,
      })),
    },
    answer: exampleOffer,
  },
  readPaymentSetup: {
    answer: {
      tokensUrl: '/sandbox/payment-processor/tokens',
      testCards: [{ number: '4242424242424242', outcome: 'approved' }],
    },
  },
  createOrder: {
    request: {
      offer: exampleOffer.token,
      passengers: [...examplePassengers],
      contact: { email: 'ana@example.com', phone: '+12145550123', language: 'es' },
      payments: [{ kind: 'card', token: 'tok_3f9c1a7e5b2d' }],
    },
    answer: { status: 'confirmed', trip: exampleTrip },
  },
  completeOrder: { answer: { status: 'confirmed', trip: exampleTrip } },
  findTrip: { request: lookup, answer: exampleTrip },
  exportTripCalendar: {
    request: { ...lookup, language: 'es' },
    answer: [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'BEGIN:VEVENT',
      'UID:K7PM2Q-9Z1234-2026-12-01-DAL',
      'DTSTART:20261201T130500Z',
      'DTEND:20261201T141000Z',
      'SUMMARY:9Z1234 DAL–HOU',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n'),
  },
  ...accountExamples,
  listTrips: { answer: { trips: [exampleTrip] } },
  quoteCancellation: {
    request: lookup,
    answer: {
      refund: { amountMinor: 0, currency: 'USD' },
      credit: { amountMinor: 22_410, currency: 'USD' },
      forfeited: { amountMinor: 0, currency: 'USD' },
      closesAt: '2026-12-01T12:55:00Z',
      bounds: [{ amount: { amountMinor: 22_410, currency: 'USD' }, givenBackAs: 'travelCredit' }],
      creditExpiresOn: '2027-11-25',
      pointsTakenBack: 0,
      pointsReturned: 0,
    },
  },
  cancelTrip: {
    request: {
      ...lookup,
      shown: { refund: { amountMinor: 0, currency: 'USD' }, credit: { amountMinor: 22_410, currency: 'USD' } },
    },
    answer: exampleCancelledTrip,
  },
  recordClientReports: {
    request: {
      reports: [
        {
          app: 'traveller',
          level: 'ERROR',
          event: 'pageCrashed',
          reference: 'K7PM2QXA',
          route: '/trip/:recordLocator',
          message: 'TypeError: x is undefined',
          language: 'es',
          occurredAt,
        },
      ],
      dropped: 0,
    },
  },
  recordMeasurements: {
    request: {
      measurements: [
        {
          event: 'webVital',
          app: 'traveller',
          route: '/',
          language: 'es',
          occurredAt,
          name: 'LCP',
          value: 812,
          rating: 'good',
          navigation: 'navigate',
        },
      ],
      dropped: 0,
    },
  },
};
