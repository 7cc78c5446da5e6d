import { endpoints } from '@airline/contract';
import { expect, test } from 'vitest';

import { readConfig } from '../config.ts';
import { loginSettingsRoutes } from './login-settings.ts';

test('a page learns the environment of its gateway', async () => {
  const routes = loginSettingsRoutes({ config: readConfig({ AIRLINE_ENVIRONMENT: 'cstg' }) });
  const answer = await routes.request(endpoints.readLoginSettings.path);
  expect(endpoints.readLoginSettings.answer.parse(await answer.json())).toEqual({ environment: 'cstg' });
});
