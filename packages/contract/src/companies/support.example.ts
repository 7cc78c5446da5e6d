import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './support.ts';

const request = {
  reference: 'S-7KQ4M2XW',
  topic: 'reports',
  message: 'El informe de gasto mensual no muestra el viaje AB12CD.',
  at: '2026-11-26T15:04:00Z',
} as const;

export const examples = {
  writeToSupport: { request: { topic: request.topic, message: request.message, language: 'es' }, answer: request },
  listSupportRequests: { answer: { requests: [request] } },
  readServiceStatus: {
    answer: {
      parts: [
        { name: 'accounts', state: 'working' },
        { name: 'flights', state: 'working' },
        { name: 'mails', state: 'delayed', since: '2026-11-26T14:40:00Z' },
        { name: 'payments', state: 'working' },
      ],
      at: '2026-11-26T15:04:00Z',
    },
  },
} satisfies ExamplesOf<typeof endpoints>;
