import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './check-in.ts';
import type { TripCheckIn } from './check-in.ts';

const proof = { recordLocator: 'K7PM2Q', firstName: 'Ana', lastName: 'Pérez' };

const leg = {
  id: '9Z1234-2026-12-01-DAL',
  flight: '9Z1234',
  from: 'DAL',
  to: 'HOU',
  departsAt: '2026-12-01T07:05:00-06:00',
  arrivesAt: '2026-12-01T08:10:00-06:00',
  durationMinutes: 65,
  aircraft: '73H',
} as const;

type Traveller = TripCheckIn['bounds'][number]['travellers'][number];

const ana: Omit<Traveller, 'flights'> = {
  traveller: 0,
  kind: 'adult',
  firstName: 'Ana',
  lastName: 'Pérez',
  document: 'notNeeded',
  bagsPaid: 1,
  bagTags: [],
};
const luis: typeof ana = {
  traveller: 1,
  kind: 'adult',
  firstName: 'Luis',
  lastName: 'Ortega',
  document: 'notNeeded',
  bagsPaid: 1,
  bagTags: [],
};

const checkedIn: TripCheckIn['bounds'][number]['travellers'] = [
  { ...ana, flights: [{ legId: leg.id, sequence: 17, position: 'A32' }] },
  { ...luis, flights: [] },
];

const open: TripCheckIn = {
  recordLocator: 'K7PM2Q',
  at: '2026-11-30T18:00:00Z',
  boarding: 'open',
  bounds: [
    {
      bound: 0,
      state: 'open',
      opensAt: '2026-11-30T13:05:00Z',
      closesAt: '2026-12-01T12:05:00Z',
      legs: [leg],
      travellers: [
        { ...ana, flights: [] },
        { ...luis, flights: [] },
      ],
    },
  ],
};

export const examples = {
  readCheckIn: { request: proof, answer: open },
  checkIn: {
    request: { ...proof, bound: 0, travellers: [0], hasNoDangerousGoods: true },
    answer: {
      ...open,
      bounds: open.bounds.map((bound) => ({
        ...bound,
        travellers: checkedIn,
      })),
    },
  },
  tagBags: {
    request: { ...proof, bound: 0, bags: [{ traveller: 0, count: 1 }] },
    answer: {
      ...open,
      bounds: open.bounds.map((bound) => ({
        ...bound,
        travellers: checkedIn.map((each) => (each.traveller === 0 ? { ...each, bagTags: ['0989000001'] } : each)),
      })),
    },
  },
  readWalletPass: {
    request: { ...proof, traveller: 0, legId: leg.id, symbol: 'aztec', language: 'es' },
    answer: 'PK…',
  },
  mailBoardingPasses: { request: proof, answer: { emailHint: 'a•••@e•••.com', passes: 2 } },
  readBoardingPasses: {
    request: proof,
    answer: {
      recordLocator: 'K7PM2Q',
      at: '2026-11-30T18:00:00Z',
      boarding: 'open',
      passes: [
        {
          traveller: 0,
          kind: 'adult',
          firstName: 'Ana',
          lastName: 'Pérez',
          bound: 0,
          leg,
          boardsAt: '2026-12-01T12:35:00Z',
          sequence: 17,
          position: 'A32',
          ticketNumber: '9890000000014',
          isKnownTraveler: false,
          barcode: 'M1PEREZ/ANA           EK7PM2Q DALHOU9Z 1234 335Y    0017 12B>60B1WW6334B9Z 1D9890000000014',
        },
      ],
    },
  },
} satisfies ExamplesOf<typeof endpoints>;
