import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './report-views.ts';

const memberId = '2c3d4e5f-6a7b-4c8d-9e0f-1a2b3c4d5e6f';
const view = {
  name: 'Gasto de ventas',
  report: 'air-spend',
  filters: { costCentre: 'V-100' },
  period: { kind: 'relative', name: 'lastMonth' },
  isShared: true,
} as const;
const rhythm = { frequency: 'monthly', day: 1, hour: 8 } as const;
const token = '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0071.Zq3mY8dKf1RbV0uNZq3mY8dKf1RbV0uNZq3mY8dx0Qe';

export const examples = {
  listReportViews: {
    answer: {
      views: [
        {
          id: '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0070',
          ...view,
          isOwn: true,
          owner: 'Carla Olivares',
          schedule: {
            rhythm,
            isPaused: false,
            nextAt: '2026-12-01T08:00:00Z',
            recipients: [
              {
                memberId,
                name: 'Carla Olivares',
                hasEnded: false,
                last: { state: 'sent', at: '2026-11-01T08:00:04Z' },
              },
            ],
          },
        },
      ],
      readers: [{ memberId, name: 'Carla Olivares', isOwn: true }],
    },
  },
  saveReportView: { request: view },
  deleteReportView: {},
  scheduleReportView: { request: { rhythm, memberIds: [memberId], isPaused: false } },
  unscheduleReportView: {},
  readReportMail: {
    request: { token },
    answer: { view: 'Gasto de ventas', companyName: 'Olivares Export', hasEnded: false },
  },
  stopReportMail: { request: { token } },
  unsubscribeReportMail: {},
} satisfies ExamplesOf<typeof endpoints>;
