import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './company.ts';

const address = {
  countryCode: 'US',
  line1: '2200 Commerce Street',
  city: 'Dallas',
  stateCode: 'TX',
  postalCode: '75201',
} as const;

const profile = {
  name: 'Olivares Export',
  contactEmail: 'viajes@olivares.example',
  contactPhone: '+1 214 555 0117',
  address,
} as const;

const departmentId = '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0001';

const managed = {
  companyNumber: '40017230',
  product: 'business',
  version: 3,
  profile,
  departments: [{ id: departmentId, name: 'Ventas', isClosed: false }],
  costCentres: [
    { id: '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0002', code: '4100', name: 'Ferias', departmentId, isClosed: false },
  ],
  members: { active: 42, managers: 3, invited: 5 },
  own: { role: 'travelManager' as const, accessLevel: 'administrator' as const, calls: ['readCompany' as const] },
};

export const examples = {
  readCompany: { answer: managed },
  updateCompany: { request: { version: 2, profile }, answer: managed },
  saveDepartment: { request: { name: 'Ventas', isClosed: false } },
  saveCostCentre: { request: { code: '4100', name: 'Ferias', isClosed: false } },
  listCompanyEvents: {
    answer: {
      events: [
        {
          id: 17,
          at: '2026-11-26T15:04:00Z',
          kind: 'memberChanged',
          by: 'Carlos Vega',
          subject: 'Marta Gil',
          changes: [{ field: 'accessLevel', before: 'viewer', after: 'booker' }],
        },
      ],
      hasMore: false,
    },
  },
} satisfies ExamplesOf<typeof endpoints>;
