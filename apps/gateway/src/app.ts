import { maximumReportsPerRequest } from '@airline/contract';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';

import { requestLog } from './middleware/request-log.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { answerProblem } from './problems.ts';
import { flightRoutes } from './routes/flights.ts';
import { healthRoutes } from './routes/health.ts';
import { staticAppRoutes } from './routes/static-apps.ts';
import { telemetryRoutes } from './routes/telemetry.ts';
import type { Services } from './services.ts';

/** The largest request body, in bytes: a full batch of reports with room to spare. */
const maximumBodyBytes = maximumReportsPerRequest * 8 * 1024;

/** Makes the whole gateway as a value: `main` serves it, and tests call it in process by `app.request`. */
export function createApp(services: Services): Hono {
  const app = new Hono();
  app.use(requestLog(services.log));
  app.use(securityHeaders(services.config.publicOrigin));
  app.use(compress());
  const limitBody = bodyLimit({
    maxSize: maximumBodyBytes,
    onError: (context) =>
      answerProblem(context, { status: 413, title: `The body is larger than ${maximumBodyBytes} bytes.` }),
  });
  // A read has no body: to look for one takes as long as to answer it.
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '/api/*', limitBody);
  app.route('/', healthRoutes(services));
  app.route('/', telemetryRoutes(services));
  app.route('/', flightRoutes(services));
  app.route('/', staticAppRoutes(services.config));
  app.notFound((context) => answerProblem(context, { status: 404, title: 'There is nothing at this address.' }));
  app.onError((error, context) => {
    services.log.error({ requestId: context.get('requestId' as never), err: error });
    return answerProblem(context, { status: 500, title: 'The gateway failed; the reference finds it in its log.' });
  });
  return app;
}
