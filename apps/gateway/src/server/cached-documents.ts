import { clientCategories } from '@airline/client-config/client-categories';
import { formatResponseType } from '@airline/client-config/response-type';
import { endpoints, type ClientSettings } from '@airline/contract';
import { Hono, type Handler } from 'hono';
import type { Logger } from 'pino';

import { answerDocument, createCachedDocument, type CachedDocument } from './cached-document.ts';
import { fareConditions } from '../flights/shopping/rules/fares/index.ts';
import { createRequestLog } from '../http/request-log.ts';
import type { Observer } from '../observability/observer.ts';
import { dataHeaders } from '../http/security-headers.ts';
import type { SettingsInForce } from '../settings/deployment-settings.ts';
import type { Config } from './config.ts';
import { toPageSettings } from './page-settings.ts';

const familiesDocument = createCachedDocument({ fareFamilies: fareConditions });

/**
 * Serves what is the same for everybody until the next release or the next change of the settings.
 *
 * These routes stand before the middleware and do its work themselves, in one go: an id, the headers of data, a line in the log.
 */
export function cachedDocumentRoutes({
  config,
  log,
  observer,
}: {
  readonly config: Pick<Config, 'settings' | 'publicOrigin'>;
  readonly log: Logger;
  readonly observer?: Observer | undefined;
}): Hono {
  const headers = Object.fromEntries(dataHeaders(config.publicOrigin));
  const requests = createRequestLog(log, observer);

  function serve(path: string, document: () => CachedDocument): Handler {
    return ({ req }) => {
      const request = requests.begin();
      const asked = { ifNoneMatch: req.header('if-none-match'), acceptEncoding: req.header('accept-encoding') };
      const answer = answerDocument(document(), asked, { ...headers, 'x-request-id': request.id });
      request.end({ method: req.method, route: path, status: answer.status });
      return answer;
    };
  }

  const families = endpoints.listFareFamilies.path;
  return new Hono()
    .get(
      families,
      serve(families, () => familiesDocument),
    )
    .get(
      endpoints.readClientSettings.path,
      serve(endpoints.readClientSettings.path, settingsDocument(config.settings)),
    );
}

/** Makes the document of the settings in force, once for each version of them. */
function settingsDocument({ current }: Config['settings']): () => CachedDocument {
  let made: { readonly version: string; readonly document: CachedDocument } | undefined;
  return () => {
    const inForce = current();
    if (made?.version !== inForce.version)
      made = { version: inForce.version, document: createCachedDocument(toClientSettings(inForce)) };
    return made.document;
  };
}

function toClientSettings(inForce: SettingsInForce): ClientSettings {
  const clients = clientCategories.map((category) => {
    const { clientId, responseType } = inForce.config.loginClients[category];
    return [category, { clientId, responseType: formatResponseType(responseType) }] as const;
  });
  return { ...toPageSettings(inForce), clients: Object.fromEntries(clients) };
}
