import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './booking.ts';

const own = { id: '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0011', firstName: 'Marta', lastName: 'Gil' } as const;
const costCentreId = '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0002';

export const examples = {
  readCompanyBooking: {
    answer: {
      companyName: 'Olivares Export',
      own: { ...own, costCentreId },
      mayBookForOthers: true,
      settings: {
        cardUse: 'allowed',
        isReferenceRequired: true,
        isCostCentreRequired: false,
        approvalTolerancePercent: 5,
      },
      costCentres: [{ id: costCentreId, code: '4100', name: 'Ferias' }],
      cards: [{ id: '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0031', label: 'Viajes', brand: 'visa', lastFour: '4242' }],
      policy: {
        version: 3,
        rules: [{ id: '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0021', kind: 'overLowest', percent: 25, outcome: 'reason' }],
        publishedAt: '2026-11-26T15:04:00Z',
      },
    },
  },
  findCompanyTravellers: { answer: { travellers: [own] } },
} satisfies ExamplesOf<typeof endpoints>;
