import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './experiments.ts';

export const examples = {
  listExperiments: {
    answer: {
      experiments: [
        {
          name: 'price-basis-1',
          place: 'price-basis',
          variants: [
            { name: 'party', weight: 1 },
            { name: 'person', weight: 1 },
          ],
          audience: { loginState: ['anonymous'] },
          goal: 'bookingConfirmed',
        },
      ],
    },
  },
} satisfies ExamplesOf<typeof endpoints>;
