import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './fare-families.ts';

export const examples = {
  listFareFamilies: {
    answer: {
      fareFamilies: [
        {
          family: 'basic',
          refund: 'none',
          change: 'notAllowed',
          sameDayChange: false,
          pointsPerDollar: 2,
          boarding: 'general',
          checkedBags: 0,
          carryOnBags: 1,
        },
        {
          family: 'classic',
          refund: 'travelCredit',
          change: 'free',
          sameDayChange: false,
          pointsPerDollar: 6,
          boarding: 'general',
          checkedBags: 1,
          carryOnBags: 1,
        },
      ],
    },
  },
} satisfies ExamplesOf<typeof endpoints>;
