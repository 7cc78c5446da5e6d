import { clientCategories } from '@airline/client-config/client-categories';
import type { Environment } from '@airline/client-config/environments';
import { loginClientFor } from '@airline/client-config/login-clients';
import { formatResponseType } from '@airline/client-config/response-type';
import { endpoints, type LoginSettings } from '@airline/contract';
import { Hono, type Handler } from 'hono';
import type { Logger } from 'pino';

import { answerDocument, createCachedDocument, type CachedDocument } from './cached-document.ts';
import { fareConditions } from '../flights/shopping/rules/fares/index.ts';
import { createRequestLog } from '../http/request-log.ts';
import { dataHeaders } from '../http/security-headers.ts';
import type { Config } from './config.ts';

/**
 * Serves what is the same for everybody until the next release.
 *
 * These routes stand before the middleware and do its work themselves, in one go: an id, the headers of data, a line in the log.
 */
export function cachedDocumentRoutes({
  config,
  log,
}: {
  readonly config: Pick<Config, 'environment' | 'publicOrigin'>;
  readonly log: Logger;
}): Hono {
  const headers = Object.fromEntries(dataHeaders(config.publicOrigin));
  const requests = createRequestLog(log);

  function serve(path: string, document: CachedDocument): Handler {
    return ({ req }) => {
      const request = requests.begin();
      const asked = { ifNoneMatch: req.header('if-none-match'), acceptEncoding: req.header('accept-encoding') };
      const answer = answerDocument(document, asked, { ...headers, 'x-request-id': request.id });
      request.end({ method: req.method, route: path, status: answer.status });
      return answer;
    };
  }

  const families = endpoints.listFareFamilies.path;
  const login = endpoints.readLoginSettings.path;
  // Pages learn the environment that they run in, and so as which login client they ask for tokens.
  const settings = toLoginSettings(config.environment);
  return new Hono()
    .get(families, serve(families, createCachedDocument({ fareFamilies: fareConditions })))
    .get(login, serve(login, createCachedDocument(settings)));
}

function toLoginSettings(environment: Environment): LoginSettings {
  const clients = clientCategories.map((category) => {
    const { clientId, responseType } = loginClientFor(environment, category);
    return [category, { clientId, responseType: formatResponseType(responseType) }] as const;
  });
  return { environment, clients: Object.fromEntries(clients) };
}
