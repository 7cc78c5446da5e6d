import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './boarding.ts';
import type { BoardingPassenger, FlightBoarding } from './boarding.ts';

const ana: BoardingPassenger = {
  sequence: 17,
  firstName: 'Ana',
  lastName: 'Pérez',
  kind: 'adult',
  position: 'A32',
  bags: 1,
};

const waiting: FlightBoarding = {
  legId: '9Z1234-2026-12-01-DAL',
  flight: '9Z1234',
  from: 'DAL',
  to: 'HOU',
  departsAt: '2026-12-01T07:05:00-06:00',
  phase: 'boarding',
  gate: 'B7',
  boarding: 'open',
  at: '2026-12-01T12:40:00Z',
  counts: { sold: 2, checkedIn: 1, boarded: 0 },
  groups: [
    { upTo: 15, from: 'A1', to: 'A15', isCalled: true, checkedIn: 0, boarded: 0 },
    { upTo: 60, from: 'A16', to: 'A60', isCalled: true, checkedIn: 1, boarded: 0 },
  ],
  passengers: [ana],
};

const onBoard: BoardingPassenger = { ...ana, boardedAt: '2026-12-01T12:40:00Z' };
const boarded: FlightBoarding = {
  ...waiting,
  counts: { ...waiting.counts, boarded: 1 },
  groups: waiting.groups.map((group) => ({ ...group, boarded: group.checkedIn })),
  passengers: [onBoard],
};

export const examples = {
  readFlightBoarding: { answer: waiting },
  scanPass: {
    request: { text: 'M1PEREZ/ANA           EK7PM2Q DALHOU9Z 1234 335Y    0017 12B>60B1WW6334B9Z 1D9890000000014' },
    answer: { verdict: 'board', passenger: onBoard, boarding: boarded },
  },
  takeOffBoard: { request: { sequence: 17 }, answer: waiting },
  callPlaces: { request: { upTo: 60 }, answer: waiting },
} satisfies ExamplesOf<typeof endpoints>;
