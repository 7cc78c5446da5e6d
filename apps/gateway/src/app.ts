import { maximumReportsPerRequest } from '@airline/contract';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import { isInboxEmbedded } from './adapters/mail/create-mail-transport.ts';
import { inboxRoutes } from './adapters/mail/development-inbox/inbox-routes.ts';
import { isPaymentSandbox } from './adapters/payment/create-payment-processor.ts';
import { sandboxPaymentRoutes } from './adapters/payment/sandbox/sandbox-routes.ts';
import { accessGuards } from './middleware/authenticate.ts';
import { compressWhereAsked } from './middleware/compress-where-asked.ts';
import { requestLog } from './middleware/request-log.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { answerProblem } from './problems.ts';
import { accountDataRoutes } from './routes/account-data.ts';
import { enrollmentRoutes } from './routes/account-help-enrollment.ts';
import { accountHelpRoutes } from './routes/account-help.ts';
import { cancellationRoutes } from './routes/cancellations.ts';
import { cachedDocumentRoutes } from './routes/cached-documents.ts';
import { flightRoutes } from './routes/flights.ts';
import { healthRoutes } from './routes/health.ts';
import { identityRoutes } from './routes/identity.ts';
import { memberTripRoutes } from './routes/member-trips.ts';
import { multiFactorRoutes } from './routes/multi-factor.ts';
import { openSessionRoutes } from './routes/open-sessions.ts';
import { orderRoutes } from './routes/orders.ts';
import { paymentSetupRoutes } from './routes/payment-setup.ts';
import { keepBuilds, staticAppRoutes, styleHashesOf } from './routes/static-apps.ts';
import { openApiRoutes } from './routes/openapi.ts';
import { referenceRoutes } from './routes/reference.ts';
import { telemetryRoutes } from './routes/telemetry.ts';
import { tripRoutes } from './routes/trips.ts';
import { pageSheetRoutes } from './server-pages/page-routes.ts';
import type { Services } from './services.ts';

/** The largest request body, in bytes: a full batch of reports with room to spare. */
const maximumBodyBytes = maximumReportsPerRequest * 8 * 1024;

/** Makes the whole gateway as a value: `main` serves it, and tests call it in process by `app.request`. */
export function createApp(services: Services): Hono {
  const { config, database, now } = services;
  const builds = keepBuilds(config);
  const app = new Hono();
  app.route('/', cachedDocumentRoutes(services));
  app.use(requestLog(services.log));
  app.use(securityHeaders(services.config.publicOrigin, () => styleHashesOf(builds)));
  app.use(compressWhereAsked());
  const limitBody = bodyLimit({
    maxSize: maximumBodyBytes,
    onError: (context) =>
      answerProblem(context, { status: 413, title: `The body is larger than ${maximumBodyBytes} bytes.` }),
  });
  // A read has no body: to look for one takes as long as to answer it.
  for (const path of ['/api/*', '/sandbox/*']) app.on(['POST', 'PUT', 'PATCH', 'DELETE'], path, limitBody);
  app.route('/', accessGuards(services.identity));
  app.route('/', healthRoutes(services));
  app.route('/', telemetryRoutes(services));
  app.route('/', accountHelpRoutes(services));
  app.route('/', enrollmentRoutes(services));
  app.route('/', accountDataRoutes(services));
  app.route('/', identityRoutes(services));
  app.route('/', multiFactorRoutes(services));
  app.route('/', openSessionRoutes(services));
  app.route('/', memberTripRoutes(services));
  app.route('/', orderRoutes(services));
  app.route('/', tripRoutes(services));
  app.route('/', cancellationRoutes(services));
  app.route('/', paymentSetupRoutes(services));
  if (isPaymentSandbox(config)) app.route('/', sandboxPaymentRoutes(database.db, now));
  if (isInboxEmbedded(config)) app.route('/', inboxRoutes(database.db));
  if (isPaymentSandbox(config)) app.route('/', pageSheetRoutes());
  app.route('/', flightRoutes(services));
  app.route('/', openApiRoutes());
  app.route('/', referenceRoutes());
  app.route('/', staticAppRoutes(services.config, builds));
  app.notFound((context) => answerProblem(context, { status: 404, title: 'There is nothing at this address.' }));
  app.onError((error, context) => {
    services.log.error({ requestId: context.get('requestId' as never), err: error });
    return answerProblem(context, { status: 500, title: 'The gateway failed; the reference finds it in its log.' });
  });
  return app;
}
