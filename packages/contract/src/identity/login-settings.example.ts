import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './login-settings.ts';

export const examples = {
  readLoginSettings: {
    answer: {
      environment: 'prod',
      clients: { member: { clientId: 'prod-member', responseType: 'id_token site' } },
    },
  },
} satisfies ExamplesOf<typeof endpoints>;
