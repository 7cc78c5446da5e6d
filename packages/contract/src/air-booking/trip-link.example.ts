import type { ExamplesOf } from '../endpoint-example.ts';
import { exampleTrip } from './journey.example.ts';
import type * as endpoints from './trip-link.ts';

export const examples = {
  openTripLink: {
    request: { recordLocator: 'K7PM2Q', secret: 'q3Yd0x7vJm1Rk9TzW5bLc8NfHs2PgUaEoVi4KjXe6Qw' },
    answer: exampleTrip,
  },
} satisfies ExamplesOf<typeof endpoints>;
