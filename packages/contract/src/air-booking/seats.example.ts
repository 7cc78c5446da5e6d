import type { ExamplesOf } from '../endpoint-example.ts';
import { seatPrices } from './extra-prices.ts';
import { exampleTrip } from './journey.example.ts';
import type * as endpoints from './seats.ts';

const proof = { recordLocator: 'K7PM2Q', firstName: 'Ana', lastName: 'Pérez' };
const [leg] = exampleTrip.bounds[0]?.itinerary.legs ?? [];
if (leg === undefined) throw new Error('The trip of the examples has a flight.');

export const examples = {
  readSeats: {
    request: proof,
    answer: {
      recordLocator: 'K7PM2Q',
      at: '2026-11-21T18:00:00Z',
      boarding: 'assigned',
      payPal: true,
      travellers: [
        { traveller: 0, kind: 'adult', firstName: 'Ana', lastName: 'Pérez', isYoung: false, mayUseExit: true },
      ],
      flights: [
        {
          bound: 0,
          leg,
          state: 'open',
          closesAt: '2026-12-01T12:05:00Z',
          prices: seatPrices,
          cabin: {
            columns: ['A', 'B', 'C', null, 'D', 'E', 'F'],
            rows: [
              {
                number: 7,
                seats: ['7A', '7B', '7C', '7D', '7E', '7F'].map((id) => ({ id, kind: 'plain' as const })),
              },
            ],
          },
          taken: ['7B'],
          own: [{ traveller: 0, seat: '7C', paid: { amountMinor: 1_500, currency: 'USD' } }],
        },
      ],
    },
  },
  chooseSeats: {
    request: { ...proof, seats: [{ traveller: 0, bound: 0, legId: leg.id, seat: '7D' }] },
    answer: { trip: exampleTrip },
  },
} satisfies ExamplesOf<typeof endpoints>;
