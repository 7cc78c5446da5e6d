import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './members.ts';

const rank = { role: 'traveler', accessLevel: 'booker', employeeNumber: 'A-1042' } as const;

const member = {
  id: '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0011',
  email: 'lucia.mora@olivares.example',
  firstName: 'Lucía',
  lastName: 'Mora',
  ...rank,
  state: 'invited',
  invitedAt: '2026-11-26T15:00:00Z',
  inviteExpiresAt: '2026-12-10T15:00:00Z',
  isOwn: false,
} as const;

export const examples = {
  listCompanyMembers: { answer: { members: [member], total: 1 } },
  inviteCompanyMember: {
    request: { email: member.email, firstName: 'Lucía', lastName: 'Mora', ...rank, language: 'es' },
    answer: member,
  },
  importCompanyMembers: {
    request: {
      csv: 'email,first_name,last_name,department\nlucia.mora@olivares.example,Lucía,Mora,Ventas\n',
      isTrial: true,
      language: 'es',
    },
    answer: {
      people: 1,
      invited: 0,
      faults: [{ line: 2, column: 'department', value: 'Ventas', code: 'unknownDepartment' }],
    },
  },
  changeCompanyMember: { request: rank, answer: member },
  endCompanyMember: {},
} satisfies ExamplesOf<typeof endpoints>;
