import * as z from 'zod/mini';

import { instant } from '../air-booking/values.ts';
import type { Endpoint } from '../endpoint.ts';

/** Why a request for missing points waits for a person: what the traveller gave, or was born, is not the member's. */
export const pointsRequestReasons = ['otherNumber', 'otherBirthDate'] as const;

/** Accepts a request for missing points that waits for a decision: no more of the member than the decision needs. */
export const waitingPointsRequest = z.object({
  id: z.uuid(),
  recordLocator: z.string(),
  accountNumber: z.string(),
  reason: z.enum(pointsRequestReasons),
  points: z.int(),
  askedAt: instant,
});

export type WaitingPointsRequest = z.infer<typeof waitingPointsRequest>;

/** Lists the requests for missing points that wait, the oldest first. */
export const listWaitingPointsRequests = {
  method: 'GET',
  path: '/api/operations/v1/points-requests',
  area: 'operations',
  summary: 'Lists the requests for missing points that wait for a decision, the oldest first.',
  authentication: 'required',
  callers: 'operators',
  charges: [{ budget: 'operating', cost: 1 }],
  success: 200,
  answer: z.object({ requests: z.array(waitingPointsRequest) }),
} as const satisfies Endpoint;

/** Credits the points of a request, or turns it down; the member is mailed. */
export const decidePointsRequest = {
  method: 'POST',
  path: '/api/operations/v1/points-requests/{requestId}/decision',
  area: 'operations',
  summary: 'Credits the points of a request that waits, or turns it down, and mails the member.',
  authentication: 'recent',
  callers: 'operators',
  charges: [{ budget: 'operating', cost: 10 }],
  parameters: z.object({ requestId: z.uuid() }),
  body: z.strictObject({ isCredited: z.boolean() }),
  success: 204,
  problems: ['pointsRequestNotWaiting'],
} as const satisfies Endpoint;
