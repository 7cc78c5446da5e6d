import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './companion-fare.ts';
import { exampleOffer } from './journey.example.ts';

export const examples = {
  priceCompanionFare: {
    request: {
      offer: exampleOffer.token,
      passengers: [
        { kind: 'adult', firstName: 'Ana', lastName: 'Pérez', birthDate: '1990-04-12' },
        { kind: 'adult', firstName: 'Tomás', lastName: 'Ríos', birthDate: '1988-05-02' },
      ],
    },
    answer: exampleOffer,
  },
} satisfies ExamplesOf<typeof endpoints>;
