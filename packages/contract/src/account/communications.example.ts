import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './communications.ts';

const choices = { promotions: true, points: true, tripReminders: true, funds: true, newDevices: true };

export const examples = {
  readMailChoices: { answer: { choices, language: 'es', email: 'ana@example.com' } },
  updateMailChoices: { request: { choices, language: 'es' } },
  stopPromotionMails: {
    request: { token: '3f1e2d4c-5b6a-4798-8a9b-0c1d2e3f4a5b.Zm9yIGV4YW1wbGUgYWxvbmU6IGEgcHJvb2YgaGVyZQA' },
  },
  unsubscribePromotionMails: {},
} satisfies ExamplesOf<typeof endpoints>;
