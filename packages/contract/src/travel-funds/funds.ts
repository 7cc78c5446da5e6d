import * as z from 'zod/mini';

import { money } from '../air-booking/values.ts';
import type { Endpoint } from '../endpoint.ts';
import { accountFund, fundLookup, fundProof, travelFund } from './values.ts';

/** Accepts a fund that was looked up. */
export const foundFund = z.object({
  ...travelFund.shape,
  /** Whether the account of the access token has it. */
  isInAccount: z.boolean(),
});

export type FoundFund = z.infer<typeof foundFund>;

/** Finds a fund. A POST, so that neither a number, which is as good as money, nor a name stands in an address. */
export const lookUpTravelFund = {
  method: 'POST',
  path: '/api/travel-funds/v1/lookups',
  area: 'travel-funds',
  summary:
    'Finds a travel fund by its number, or by the record locator of the cancelled trip, and its holder’s names, accents and letter case aside.',
  body: fundLookup,
  authentication: 'optional',
  callers: 'bookers',
  charges: [{ budget: 'tripProofs', cost: 1 }],
  success: 200,
  answer: foundFund,
  problems: ['fundNotFound'],
} as const satisfies Endpoint;

/** Lists the funds of the account: what its cancelled orders gave, what it added and what it received; what can be spent first. */
export const listTravelFunds = {
  method: 'GET',
  path: '/api/account/v1/travel-funds',
  area: 'travel-funds',
  summary: 'Lists the travel funds of the account with what happened to each, and what they add up to.',
  authentication: 'required',
  callers: 'people',
  charges: [{ budget: 'ownAccount', cost: 1 }],
  success: 200,
  answer: z.object({
    /** What can be spent of all of them. */
    total: money,
    funds: z.array(accountFund),
  }),
} as const satisfies Endpoint;

/** Adds a fund to the account of its holder: adding it twice is adding it once. */
export const claimTravelFund = {
  method: 'POST',
  path: '/api/account/v1/travel-funds/claims',
  area: 'travel-funds',
  summary: 'Adds a travel fund to the account whose holder it names.',
  body: fundProof,
  authentication: 'required',
  callers: 'people',
  charges: [{ budget: 'tripProofs', cost: 1 }],
  success: 200,
  answer: accountFund,
  problems: ['fundNotFound', 'fundHolderDiffers', 'fundInOtherAccount', 'fundSpent', 'fundExpired'],
} as const satisfies Endpoint;
