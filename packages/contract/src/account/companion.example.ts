import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './companion.ts';

export const examples = {
  readCompanion: {
    answer: {
      at: '2026-11-26T15:00:00Z',
      since: '2026-09-14T12:40:00Z',
      validUntil: '2027-12-31',
      cause: 'earned',
      year: 2026,
      changesLeft: 2,
      companion: { firstName: 'Tomás', lastName: 'Ríos', birthDate: '1988-05-02', namedAt: '2026-10-02T09:00:00Z' },
      before: [
        {
          firstName: 'Elena',
          lastName: 'Pérez',
          namedAt: '2026-09-15T08:00:00Z',
          endedAt: '2026-10-02T09:00:00Z',
        },
      ],
    },
  },
  nameCompanion: { request: { firstName: 'Tomás', lastName: 'Ríos', birthDate: '1988-05-02' } },
} satisfies ExamplesOf<typeof endpoints>;
