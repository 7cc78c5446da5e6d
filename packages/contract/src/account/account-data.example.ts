import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './account-data.ts';

const createdAt = '2026-11-21T07:00:00Z';

export const examples = {
  updatePassword: { request: { currentPassword: 'Viento2026!', newPassword: 'Brisa2027!', language: 'es' } },
  changeEmail: { request: { email: 'ana.nueva@example.com', language: 'es', surface: 'traveller' } },
  readConsents: { answer: { consents: [{ purpose: 'marketingEmail', granted: false, recordedAt: createdAt }] } },
  recordConsents: { request: { consents: [{ purpose: 'marketingEmail', granted: true }], language: 'es' } },
  exportAccountData: { answer: { account: { username: 'ana.perez', email: 'ana@example.com' } } },
  requestErasure: { request: { language: 'es', surface: 'traveller' } },
} satisfies ExamplesOf<typeof endpoints>;
