import type { ExamplesOf } from '../endpoint-example.ts';
import { exampleItineraries } from './journey.example.ts';
import type * as endpoints from './itineraries.ts';

export const examples = {
  searchItineraries: { answer: exampleItineraries },
} satisfies ExamplesOf<typeof endpoints>;
