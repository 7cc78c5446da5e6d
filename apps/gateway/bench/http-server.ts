import { Hono } from 'hono';

import { fareConditions } from '../src/flights/shopping/rules/fares/index.ts';
import { answerBenchmark, listen, openGateway } from './open-gateway.ts';

/** The gateway; and beside it Hono with nothing around it. */
const families = { fareFamilies: fareConditions };
const bare = new Hono()
  .get('/bare', (context) => context.json(families))
  .get('/bytes/:count', (context) => context.json('x'.repeat(Number(context.req.param('count')))));

answerBenchmark({ gatewayPort: await listen(await openGateway()), barePort: await listen(bare) });
