import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { requireAccountAccess } from '../../http/access.ts';
import { noStore } from '../../http/no-store.ts';
import { parseBody } from '../../http/parse-body.ts';
import { refuse } from '../../http/refusal.ts';
import { readTrace } from '../../http/request-origin.ts';
import type { BookingServices } from '../orders/services.ts';
import { decidePoints, listWaitingRequests } from './decide-points.ts';
import { listPointsRequests, requestPoints } from './request-points.ts';

/** Lets members ask for points that are missing, and people of the airline decide what no rule can. */
export function missingPointsRoutes(services: BookingServices): Hono {
  const { requestPoints: request, decidePointsRequest: decide } = endpoints;
  return new Hono()
    .get(endpoints.listPointsRequests.path, async (context) => {
      const requests = await listPointsRequests(services, requireAccountAccess(context).accountId);
      return context.json({ requests }, endpoints.listPointsRequests.success, noStore);
    })
    .post(request.path, async (context) => {
      const parsed = await parseBody(context, request.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { accountId } = requireAccountAccess(context);
      const { address } = await readTrace(context, services);
      const asked = await requestPoints(services, accountId, parsed.value.trip, address);
      if ('refused' in asked) return refuse(context, asked.refused);
      return context.json(asked, request.success, noStore);
    })
    .get(endpoints.listWaitingPointsRequests.path, async (context) =>
      context.json(
        { requests: await listWaitingRequests(services) },
        endpoints.listWaitingPointsRequests.success,
        noStore,
      ),
    )
    .post('/api/operations/v1/points-requests/:requestId/decision', async (context) => {
      const parameters = decide.parameters.safeParse(context.req.param());
      if (!parameters.success) return refuse(context, { kind: 'named', name: 'pointsRequestNotWaiting' });
      const parsed = await parseBody(context, decide.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const decision = { ...parameters.data, ...parsed.value };
      const trace = await readTrace(context, services);
      const refusal = await decidePoints(services, requireAccountAccess(context), decision, trace);
      if (refusal !== undefined) return refuse(context, refusal.refused);
      return context.body(null, decide.success, noStore);
    });
}
