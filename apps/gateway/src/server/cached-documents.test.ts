import { endpoints } from '@airline/contract';
import { pino } from 'pino';
import { expect, test } from 'vitest';

import { readConfig } from './config.ts';
import { cachedDocumentRoutes } from './cached-documents.ts';

test('a page learns the environment of its gateway', async () => {
  const config = readConfig({ AIRLINE_ENVIRONMENT: 'cstg' });
  const routes = cachedDocumentRoutes({ config, log: pino({ enabled: false }) });
  const answer = await routes.request(endpoints.readLoginSettings.path);
  expect(endpoints.readLoginSettings.answer.parse(await answer.json())).toEqual({ environment: 'cstg' });
});
