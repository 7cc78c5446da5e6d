import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './overview.ts';

const flight = {
  traveller: 'Marta Gil',
  recordLocator: 'K7PM2Q',
  flight: '9Z1204',
  from: 'DAL',
  to: 'HOU',
  departsAt: '2026-11-26T07:30:00-06:00',
  arrivesAt: '2026-11-26T08:35:00-06:00',
};

export const examples = {
  readCompanyOverview: {
    answer: {
      companyName: 'Olivares Export',
      whereabouts: [{ ...flight, state: 'onTheWay', station: 'HOU' }],
      upcoming: [
        {
          ...flight,
          from: 'HOU',
          to: 'DAL',
          departsAt: '2026-11-28T18:10:00-06:00',
          arrivesAt: '2026-11-28T19:15:00-06:00',
        },
      ],
      upcomingCount: 1,
      spend: { month: '2026-11', netMinor: 781_140, tickets: 41, lastYearMinor: 702_310, lastYearTickets: 38 },
      funds: {
        left: { amountMinor: 64_200, currency: 'USD' },
        count: 4,
        expiringSoon: { amountMinor: 12_900, currency: 'USD' },
        nextExpiresOn: '2026-12-04',
      },
      tasks: { approvals: 1, invitations: 2, fundsExpiring: 1, exceptions: 3 },
      mayWrite: true,
      at: '2026-11-26T14:00:00Z',
    },
  },
  writeToTravellers: {
    request: { station: 'HOU', message: 'La oficina de Houston cierra hoy por la tormenta. Llámeme cuando pueda.' },
    answer: { travellers: 3, mails: 2 },
  },
} satisfies ExamplesOf<typeof endpoints>;
