import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './lookups.ts';

export const examples = {
  requestLink: {
    request: {
      purpose: 'resetPassword',
      username: 'ana.perez',
      language: 'es',
      returnTo: { surface: 'traveller' },
      continueTo: '/loyalty/myaccount/trips',
    },
  },
} satisfies ExamplesOf<typeof endpoints>;
