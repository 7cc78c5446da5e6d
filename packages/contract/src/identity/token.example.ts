import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './token.ts';

export const examples = {
  exchangeToken: {
    request: {
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: 'eyJhbGciOiJFUzI1NiJ9.eyJqdGkiOiIxIn0.c2ln',
      client_id: 'prod-member',
      scope: 'openid',
      response_type: 'id_token site',
    },
    answer: {
      token_type: 'Bearer',
      id_token: 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln',
      access_token: 'eyJhbGciOiJFUzI1NiJ9.eyJzY29wZSI6Im9wZW5pZCJ9.c2ln',
      token_kind: 'traveler',
      expires_in: 300,
      scope: 'openid',
    },
  },
  endSession: { request: { client_id: 'prod-member', everywhere: false } },
  readKeySet: { answer: { keys: [{ kty: 'EC', kid: '2026-11', alg: 'ES256', crv: 'P-256', x: 'eA', y: 'eQ' }] } },
} satisfies ExamplesOf<typeof endpoints>;
