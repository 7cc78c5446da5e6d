import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './promotions.ts';
import type { Promotion } from './values.ts';

const promotion = {
  id: '0a6e9a52-0f57-4c5b-9a57-4a1d6f5a3b10',
  kind: 'default',
  texts: {
    es: {
      title: 'Tres vuelos, 3,000 puntos',
      summary: 'Vuele tres veces antes de fin de año y reciba 3,000 puntos.',
      terms: 'Cuentan los vuelos que ganan puntos y salen mientras dura la promoción.',
    },
    en: {
      title: 'Three flights, 3,000 points',
      summary: 'Fly three times before the end of the year and get 3,000 points.',
      terms: 'Flights count that earn points and depart while the promotion runs.',
    },
  },
  startsAt: '2026-11-01T06:00:00Z',
  endsAt: '2027-01-01T06:00:00Z',
  optInEndsAt: '2026-12-16T06:00:00Z',
  timeZone: 'America/Chicago',
  reward: { points: 3000, flights: 3 },
  isEligible: true,
} satisfies Promotion;

const registered = { ...promotion, registration: { registeredAt: '2026-11-25T15:00:00Z', flights: 1 } };

export const examples = {
  listPromotions: { answer: { promotions: [promotion] } },
  readPromotion: { answer: registered },
  registerForPromotion: { answer: registered },
} satisfies ExamplesOf<typeof endpoints>;
