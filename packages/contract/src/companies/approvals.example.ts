import { exampleOffer } from '../air-booking/journey.example.ts';
import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './approvals.ts';

const token = '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0061.c2lnbmVkLWJ5LXRoZS1nYXRld2F5LWFuZC1ub2JvZHk';
const costCentreId = '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0002';
const travellers = [{ memberId: '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0011' }, { firstName: 'Luis', lastName: 'Ortega' }];

const asked = {
  id: '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0060',
  state: 'asked' as const,
  companyName: 'Olivares Export',
  trip: { party: exampleOffer.party, bounds: exampleOffer.bounds, travellers, costCentreId },
  travellers: ['Ana Pérez', 'Luis Ortega'],
  members: [{ id: '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0011', firstName: 'Ana', lastName: 'Pérez' }],
  extras: [{ kind: 'bag' as const, count: 1, each: { amountMinor: 7_500, currency: 'USD' as const } }],
  total: { ...exampleOffer.price.total, amountMinor: exampleOffer.price.total.amountMinor + 7_500 },
  lowest: { ...exampleOffer.price.total, amountMinor: 25_610 },
  tolerancePercent: 5,
  rules: [
    {
      id: '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0021',
      kind: 'overLowest' as const,
      percent: 20,
      outcome: 'approval' as const,
    },
  ],
  reason: 'La feria cambió de fecha',
  reference: 'P-88',
  costCentre: '4100 Ferias',
  requestedBy: 'Ana Pérez',
  askedAt: '2026-11-21T07:00:00Z',
  expiresAt: '2026-11-24T07:00:00Z',
  mayDecide: false,
};

const answered = { ...asked, decidedBy: 'Marta Gil', decidedAt: '2026-11-21T09:00:00Z' };
const approved = { ...answered, state: 'approved' as const, expiresAt: '2026-11-23T09:00:00Z', note: 'De acuerdo.' };
const refused = { ...answered, state: 'refused' as const, note: 'Hay un vuelo más barato a las once.' };

export const examples = {
  requestApproval: {
    request: {
      offer: exampleOffer.token,
      travellers,
      extras: asked.extras,
      reference: 'P-88',
      costCentreId,
      reason: asked.reason,
    },
    answer: asked,
  },
  listOwnApprovals: { answer: { approvals: [approved] } },
  listApprovals: { answer: { approvals: [{ ...asked, mayDecide: true }], total: 1 } },
  decideApproval: {
    request: { decision: 'approved', note: approved.note },
    answer: approved,
  },
  readMailedApproval: { request: { token }, answer: { ...asked, mayDecide: true } },
  decideMailedApproval: { request: { token, decision: 'refused', note: refused.note }, answer: refused },
} satisfies ExamplesOf<typeof endpoints>;
