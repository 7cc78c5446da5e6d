import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './client-settings.ts';

export const examples = {
  readClientSettings: {
    answer: {
      environment: 'prod',
      version: '44136fa355b3',
      settings: { metadataFlags: { lowFareCalendar: true } },
      clients: { member: { clientId: 'prod-member', responseType: 'id_token site' } },
    },
  },
} satisfies ExamplesOf<typeof endpoints>;
