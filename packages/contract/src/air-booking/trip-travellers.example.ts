import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './trip-travellers.ts';
import type { TripTravellers } from './trip-travellers.ts';

const proof = { recordLocator: 'K7PM2Q', firstName: 'Ana', lastName: 'Pérez', code: '40718263' };

const travellers: TripTravellers = {
  recordLocator: 'K7PM2Q',
  revision: 0,
  travellers: [
    { kind: 'adult', firstName: 'Ana', lastName: 'Pérez', nameCorrectionsLeft: 2, frequentFlyerHint: '345' },
    { kind: 'adult', firstName: 'Luis', lastName: 'Ortega', nameCorrectionsLeft: 2 },
  ],
  needsDocument: false,
  lastArrival: '2026-12-01',
  namesUntil: '2026-11-30T13:05:00Z',
  correctionsUntil: '2026-12-01T13:05:00Z',
  contact: { emailHint: 'a•••@e•••.com', phoneEnd: '23' },
};

export const examples = {
  readTravellers: { request: proof, answer: { needsCode: false, ...travellers } },
  correctTraveller: {
    request: { ...proof, revision: 0, traveller: 1, name: { firstName: 'Luis', lastName: 'Ortega Ruiz' } },
    answer: {
      ...travellers,
      revision: 1,
      travellers: travellers.travellers.map((traveller, place) =>
        place === 1 ? { ...traveller, lastName: 'Ortega Ruiz', nameCorrectionsLeft: 1 } : traveller,
      ),
    },
  },
  correctContact: {
    request: { ...proof, revision: 0, email: 'luis@example.com', phone: '+12145550199' },
    answer: { ...travellers, revision: 1, contact: { emailHint: 'l•••@e•••.com', phoneEnd: '99' } },
  },
  undoContact: {
    request: { recordLocator: 'K7PM2Q', secret: 'q3Yd0x7vJm1Rk9TzW5bLc8NfHs2PgUaEoVi4KjXe6Qw' },
    answer: { recordLocator: 'K7PM2Q', emailHint: 'a•••@e•••.com' },
  },
} satisfies ExamplesOf<typeof endpoints>;
