import { agreementInForce } from './agreement.ts';
import type { Itineraries, ItineraryView } from './itineraries.ts';
import type { Offer } from './offers.ts';
import type { Passenger } from './passengers.ts';
import type { Trip } from './trips.ts';
import type { Money } from './values.ts';

const usd = (amountMinor: number): Money => ({ amountMinor, currency: 'USD' });

const itinerary: ItineraryView = {
  id: '9Z1234-2026-12-01-DAL',
  legs: [
    {
      id: '9Z1234-2026-12-01-DAL',
      flight: '9Z1234',
      from: 'DAL',
      to: 'HOU',
      departsAt: '2026-12-01T07:05:00-06:00',
      arrivesAt: '2026-12-01T08:10:00-06:00',
      durationMinutes: 65,
      aircraft: '73H',
    },
  ],
  connections: [],
  stops: 0,
  durationMinutes: 65,
};

/** What a search from Dallas to Houston finds. */
export const exampleItineraries: Itineraries = {
  origin: 'DAL',
  destination: 'HOU',
  date: '2026-12-01',
  bookable: { from: '2026-11-21', to: '2027-10-17' },
  itineraries: [
    {
      ...itinerary,
      fares: [
        { family: 'basic', perPassenger: usd(9_055), pointsPerPassenger: 5_460 },
        { family: 'classic', perPassenger: usd(11_205), pointsPerPassenger: 7_020, seatsLeft: 4 },
      ],
      taxesWithPoints: usd(1_530),
      lapInfantTaxes: usd(0),
      co2Kilograms: 50,
    },
  ],
};

/** The price of one of its fares for two adults. */
export const exampleOffer: Offer = {
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJvZmZlciI6Ii4uLiJ9.c2lnbmF0dXJl',
  expiresAt: '2026-11-21T07:20:00Z',
  party: { adults: 2, children: 0, lapInfants: 0 },
  bounds: [
    {
      origin: 'DAL',
      destination: 'HOU',
      date: '2026-12-01',
      itinerary,
      family: 'classic',
      perPassenger: usd(11_205),
    },
  ],
  price: {
    total: usd(22_410),
    passengers: [
      {
        kind: 'adult',
        count: 2,
        base: usd(18_000),
        taxes: [
          { code: 'US', amount: usd(1_350) },
          { code: 'ZP', amount: usd(1_040) },
          { code: 'AY', amount: usd(1_120) },
          { code: 'XF', amount: usd(900) },
        ],
        total: usd(22_410),
      },
    ],
    points: 14_040,
    taxesWithPoints: usd(3_060),
    pointsEarned: 1_080,
  },
  freeCancellation: true,
  changes: [],
};

/** The two who fly. */
export const examplePassengers: readonly Passenger[] = [
  {
    kind: 'adult',
    firstName: 'Ana',
    lastName: 'Pérez',
    birthDate: '1988-03-14',
    gender: 'female',
    assistance: [],
  },
  {
    kind: 'adult',
    firstName: 'Luis',
    lastName: 'Ortega',
    birthDate: '1985-09-02',
    gender: 'male',
    assistance: ['WCHR'],
  },
];

/** The trip that they have booked. */
export const exampleTrip: Trip = {
  recordLocator: 'K7PM2Q',
  version: 0,
  status: 'confirmed',
  bookedAt: '2026-11-21T07:04:31Z',
  party: exampleOffer.party,
  bounds: exampleOffer.bounds,
  passengers: examplePassengers.map(({ kind, firstName, lastName, assistance }, index) => ({
    kind,
    firstName,
    lastName,
    assistance,
    ticketNumber: `526700000012${index + 1}`,
    document: 'notNeeded',
  })),
  price: exampleOffer.price,
  payments: [{ kind: 'card', brand: 'visa', lastFour: '4242', amount: usd(22_410) }],
  agreement: agreementInForce,
  pointsEarned: 0,
  freeCancellationUntil: '2026-11-22T07:04:31Z',
  terms: {
    cancellation: {
      refund: usd(22_410),
      credit: usd(0),
      forfeited: usd(0),
      pointsReturned: 0,
      freeUntil: '2026-11-22T07:04:31Z',
      closesAt: '2026-12-01T12:55:00Z',
    },
    changes: { until: '2026-12-01T12:55:00Z', areForbidden: false },
  },
  emailHint: 'a•••@e•••.com',
};

const { freeCancellationUntil: _over, terms: _terms, ...paidTrip } = exampleTrip;

/** The same trip, cancelled some days later for a travel credit. */
export const exampleCancelledTrip: Trip = {
  ...paidTrip,
  status: 'cancelled',
  cancellation: {
    cancelledAt: '2026-11-25T16:20:00Z',
    refund: usd(0),
    credit: usd(22_410),
    forfeited: usd(0),
    pointsReturned: 0,
    travelCredit: {
      number: 'H7KQ2MXP9RTA',
      lastFour: '9RTA',
      holder: { firstName: 'Ana', lastName: 'Pérez' },
      amount: usd(22_410),
      expiresOn: '2027-11-25',
    },
  },
};
