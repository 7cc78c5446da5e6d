import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './travel-policy.ts';

const rules = [
  { id: '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0021', kind: 'overLowest', percent: 25, outcome: 'reason' },
  { id: '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0022', kind: 'families', families: ['premium'], outcome: 'blocked' },
] as const;
const settings = {
  cardUse: 'allowed',
  isReferenceRequired: true,
  isCostCentreRequired: false,
  approvalTolerancePercent: 5,
} as const;
const policy = {
  rules: [rules[0], { ...rules[1], families: [...rules[1].families] }],
  settings,
};

export const examples = {
  readTravelPolicy: { answer: { ...policy, version: 3, publishedAt: '2026-11-26T15:04:00Z' } },
  publishTravelPolicy: {
    request: { ...policy, version: 2 },
    answer: { ...policy, version: 3, publishedAt: '2026-11-26T15:04:00Z' },
  },
  simulateTravelPolicy: {
    request: { rules: policy.rules },
    answer: {
      from: '2025-11-26T15:04:00Z',
      trips: 412,
      inside: 360,
      reason: 33,
      approval: 7,
      blocked: 12,
      saved: { amountMinor: 184_200, currency: 'USD' },
      breaks: [
        { ruleId: rules[0].id, trips: 44 },
        { ruleId: rules[1].id, trips: 12 },
      ],
      stopped: [
        {
          recordLocator: 'K7QM2X',
          bookedAt: '2026-11-20T10:00:00Z',
          traveller: 'Marta Gil',
          outcome: 'blocked',
          total: { amountMinor: 48_000, currency: 'USD' },
          lowest: { amountMinor: 31_000, currency: 'USD' },
        },
      ],
    },
  },
} satisfies ExamplesOf<typeof endpoints>;
