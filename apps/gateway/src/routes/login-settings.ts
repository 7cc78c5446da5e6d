import { endpoints, type LoginSettings } from '@airline/contract';
import { Hono } from 'hono';

import { answerDocument, createCachedDocument } from '../cached-document.ts';
import type { Services } from '../services.ts';

/** Tells pages the environment that they run in, and so as which login client they ask for tokens. */
export function loginSettingsRoutes({ config }: Pick<Services, 'config'>): Hono {
  const settings: LoginSettings = { environment: config.environment };
  const document = createCachedDocument(settings);
  return new Hono().get(endpoints.readLoginSettings.path, (context) => answerDocument(context, document));
}
