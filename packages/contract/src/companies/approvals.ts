import * as z from 'zod/mini';

import { extraKinds } from '../air-booking/extra-prices.ts';
import { offerBound } from '../air-booking/offers.ts';
import { party } from '../air-booking/party.ts';
import { documentName } from '../air-booking/passengers.ts';
import { instant, money, recordLocator } from '../air-booking/values.ts';
import type { Endpoint } from '../endpoint.ts';
import { mailedToken } from '../mailed-token.ts';
import { companyTraveller } from './booking.ts';
import { policyRule } from './policy.ts';

/**
 * Where a request for approval stands: waiting for an answer, answered, booked with it, over because the time is, or because who asked
 * left the company.
 */
export const approvalStates = ['asked', 'approved', 'refused', 'booked', 'expired', 'withdrawn'] as const;

export type ApprovalState = (typeof approvalStates)[number];

/** Accepts who travels on a trip that needs approval: somebody of the company by their id, and a guest by name. */
export const approvalTraveller = z.union([
  z.strictObject({ memberId: z.uuid() }),
  z.strictObject({ firstName: documentName, lastName: documentName }),
]);

export type ApprovalTraveller = z.infer<typeof approvalTraveller>;

/** Accepts the flights, the fares and the travellers that an approval is for, and nothing else. */
export const approvedTrip = z.object({
  party,
  bounds: z.array(offerBound),
  travellers: z.array(approvalTraveller),
  costCentreId: z.optional(z.uuid()),
});

export type ApprovedTrip = z.infer<typeof approvedTrip>;

/** Accepts what is to be bought with an approved trip: so many of a kind, each at a price. */
export const approvedExtra = z.strictObject({
  kind: z.enum(extraKinds),
  count: z.int().check(z.positive(), z.lte(99)),
  each: z.extend(money, { amountMinor: z.int().check(z.nonnegative(), z.lte(100_000)) }),
});

export type ApprovedExtra = z.infer<typeof approvedExtra>;

const words = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

/** Accepts a request for approval, with what was answered. */
export const companyApproval = z.object({
  id: z.uuid(),
  state: z.enum(approvalStates),
  companyName: z.string(),
  trip: approvedTrip,
  /** Who travels, by name: first those of the company. */
  travellers: z.array(z.string()),
  /** Those of them who are of the company. */
  members: z.array(companyTraveller),
  /** What is to be bought with it, which its prices include. */
  extras: z.array(approvedExtra),
  /** What the trip cost when it was asked for, and what it would have cost at the lowest fares of its days. */
  total: money,
  lowest: money,
  /** By so much of `total` the price may rise until it is booked, in percent. */
  tolerancePercent: z.int(),
  /** The rules of the policy that ask for approval of it, as they were. */
  rules: z.array(policyRule),
  reason: z.string(),
  reference: z.optional(z.string()),
  /** By its code and name. */
  costCentre: z.optional(z.string()),
  requestedBy: z.string(),
  askedAt: instant,
  /** Until when it can be answered, and once it is approved, booked. */
  expiresAt: instant,
  decidedBy: z.optional(z.string()),
  decidedAt: z.optional(instant),
  /** What the answer says beside yes or no. */
  note: z.optional(z.string()),
  /** The trip that was booked with it. */
  recordLocator: z.optional(recordLocator),
  /** Whether the person who asks may answer it: not who asked for it, nor who travels. */
  mayDecide: z.boolean(),
});

export type CompanyApproval = z.infer<typeof companyApproval>;

/** Accepts the answer to a request. */
export const approvalDecision = z.strictObject({
  decision: z.enum(['approved', 'refused']),
  note: z.optional(words(300)),
});

export type ApprovalDecision = z.infer<typeof approvalDecision>;

const parameters = z.object({ approvalId: z.uuid() });

/** Asks for the approval of a trip; it holds neither seats nor money. Asked twice for the same trip it is one request. */
export const requestApproval = {
  method: 'PUT',
  path: '/api/corporate/v1/company/approvals/{approvalId}',
  area: 'companies',
  summary: 'Asks the company’s travel managers to approve a trip; it holds neither seats nor money.',
  parameters,
  body: z.strictObject({
    /** The token of an offer, unchanged. */
    offer: z.string().check(z.maxLength(20_000)),
    travellers: z.array(approvalTraveller).check(z.minLength(1), z.maxLength(16)),
    /** What is to be bought with it, as the person was shown; an order is held to the sum. */
    extras: z.optional(z.array(approvedExtra).check(z.maxLength(50))),
    reference: z.optional(words(40)),
    costCentreId: z.optional(z.uuid()),
    /** Why the trip is outside the policy, in the words of who asks. */
    reason: words(300),
  }),
  authentication: 'required',
  callers: 'people',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  success: 200,
  answer: companyApproval,
  fieldCodes: ['partyMismatch'],
  problems: [
    'companyAccessDenied',
    'offerInvalid',
    'offerExpired',
    'memberNotFound',
    'ownTripsOnly',
    'referenceRequired',
    'costCentreRequired',
    'costCentreNotFound',
    'policyBlocks',
    'approvalNotNeeded',
    'noApprover',
    'approvalNotFound',
  ],
} as const satisfies Endpoint;

/** Lists the person's own requests of the last three months, the newest first. */
export const listOwnApprovals = {
  method: 'GET',
  path: '/api/corporate/v1/company/own-approvals',
  area: 'companies',
  summary: 'Lists what the person asked approval for in the last three months, the newest first, twenty at most.',
  authentication: 'required',
  callers: 'people',
  charges: [{ budget: 'ownAccount', cost: 1 }],
  success: 200,
  answer: z.object({ approvals: z.array(companyApproval) }),
  problems: ['companyAccessDenied'],
} as const satisfies Endpoint;

/** What managers list: what waits for an answer, what has one, and what had none in time. */
export const approvalLists = ['waiting', 'decided', 'expired'] as const;

export const approvalsPerPage = 25;

/** Lists the requests of a company. */
export const listApprovals = {
  method: 'GET',
  path: '/api/corporate/v1/company/approvals',
  area: 'companies',
  summary: 'Lists the requests for approval of the company, the newest first, 25 a page.',
  query: z.strictObject({
    list: z.enum(approvalLists),
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
  }),
  authentication: 'required',
  callers: 'travelManagers',
  charges: [{ budget: 'ownAccount', cost: 1 }],
  success: 200,
  answer: z.object({ approvals: z.array(companyApproval), total: z.int() }),
  problems: ['companyAccessDenied'],
} as const satisfies Endpoint;

const decisionProblems = ['approvalNotFound', 'approvalDecided', 'approvalOver', 'ownApproval'] as const;

/** Answers a request; the same answer of the same person sent twice is one. */
export const decideApproval = {
  method: 'PUT',
  path: '/api/corporate/v1/company/approvals/{approvalId}/decision',
  area: 'companies',
  summary: 'Approves or declines a request, with words that who asked gets by mail.',
  parameters,
  body: approvalDecision,
  authentication: 'required',
  callers: 'travelManagers',
  charges: [{ budget: 'ownAccount', cost: 5 }],
  success: 200,
  answer: companyApproval,
  problems: ['companyAccessDenied', ...decisionProblems],
} as const satisfies Endpoint;

/** Shows the request that a mailed link is about; to look at it decides nothing. */
export const readMailedApproval = {
  method: 'POST',
  path: '/api/corporate/v1/approvals/state',
  area: 'companies',
  summary: 'Shows the request for approval that a mailed link is about; to look at it decides nothing.',
  body: z.strictObject({ token: mailedToken }),
  callers: 'anybody',
  charges: [{ budget: 'mailedLinks', cost: 1 }],
  success: 200,
  answer: companyApproval,
  problems: ['approvalNotFound'],
} as const satisfies Endpoint;

/** Answers the request of a mailed link, as the travel manager whom it was mailed to. */
export const decideMailedApproval = {
  method: 'POST',
  path: '/api/corporate/v1/approvals/decision',
  area: 'companies',
  summary: 'Approves or declines the request of a mailed link, as the travel manager whom it was mailed to.',
  body: z.strictObject({ token: mailedToken, ...approvalDecision.shape }),
  callers: 'anybody',
  charges: [{ budget: 'mailedLinks', cost: 1 }],
  success: 200,
  answer: companyApproval,
  problems: decisionProblems,
} as const satisfies Endpoint;
