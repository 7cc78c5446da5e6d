import { endpoints } from '@airline/contract';
import { pino } from 'pino';
import { expect, test } from 'vitest';

import { testConfig } from '../../test-support/config.ts';
import { cachedDocumentRoutes } from './cached-documents.ts';

test('a client learns the environment of its gateway', async () => {
  const config = testConfig({ AIRLINE_ENVIRONMENT: 'cstg' });
  const routes = cachedDocumentRoutes({ config, log: pino({ enabled: false }) });
  const answer = await routes.request(endpoints.readClientSettings.path);
  expect(endpoints.readClientSettings.answer.parse(await answer.json())).toMatchObject({
    environment: 'cstg',
    clients: { member: { clientId: 'cstg-member', responseType: 'id_token site' } },
  });
});
