import type { ExamplesOf } from '../endpoint-example.ts';
import { exampleOffer } from './journey.example.ts';
import type * as endpoints from './offers.ts';

export const examples = {
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
} satisfies ExamplesOf<typeof endpoints>;
