import { budgets, type Charge, type Endpoint, largestBodyBytes } from '@airline/contract';
import type { Context, MiddlewareHandler } from 'hono';

import { findAccess } from '../http/access.ts';
import type { EndpointGuard } from '../http/endpoint-routes.ts';
import { refuse } from '../http/refusal.ts';
import { type ProxySettings, readClientNetwork } from '../http/request-origin.ts';
import type { Payer, RateLimits } from './limit-rate.ts';

type ChargingServices = ProxySettings & { readonly limits: RateLimits };

/** What of an endpoint's row its charges follow from. */
type Charged = Pick<Endpoint, 'largestBodyBytes'> & { readonly charges: readonly Charge[] };

const bytesOfKilobyte = 1_000;

/**
 * Charges every request to the budgets of its endpoint's row, by the address it came from: before its body is read and its
 * token is looked at. The first budget that is used up refuses it, and nothing after it is charged.
 */
export function addressCharges(services: ChargingServices): EndpointGuard {
  return chargeEach(services, addressPayer);
}

type ToPayer = (context: Context, charge: Charge, network: string) => Payer | undefined;

const addressPayer: ToPayer = (_, { budget }, network) =>
  budgets[budget].by === 'everybody' ? 'everybody' : { network };

/**
 * Charges a request to the budgets of its endpoint by the network it came from, as {@link addressCharges} does; tells whether one of
 * them is used up.
 */
export async function isRefusedToAddress(
  services: ChargingServices,
  context: Context,
  endpoint: Endpoint,
): Promise<boolean> {
  if (endpoint.charges === 'none') return false;
  const seconds = await chargeBudgets(services, { ...endpoint, charges: endpoint.charges }, context, addressPayer);
  return seconds !== undefined;
}

/** Charges every request to the budgets that count by account, once its token was looked at. */
export function accountCharges(services: ChargingServices): EndpointGuard {
  return chargeEach(services, (context, { budget }) => {
    if (budgets[budget].by !== 'account') return undefined;
    const accountId = findAccess(context)?.accountId;
    return accountId === undefined ? undefined : { accountId };
  });
}

function chargeEach(services: ChargingServices, toPayer: ToPayer): EndpointGuard {
  return ({ endpoint }) => {
    const { charges } = endpoint;
    return charges === 'none' ? undefined : chargeRequest(services, { ...endpoint, charges }, toPayer);
  };
}

function chargeRequest(services: ChargingServices, endpoint: Charged, toPayer: ToPayer): MiddlewareHandler {
  return async (context, next) => {
    const seconds = await chargeBudgets(services, endpoint, context, toPayer);
    return seconds === undefined ? next() : refuse(context, { kind: 'later', name: 'tooManyRequests', seconds });
  };
}

/** Charges a request to one budget after the other; returns after how many seconds there is more of the first that is used up. */
async function chargeBudgets(
  services: ChargingServices,
  endpoint: Charged,
  context: Context,
  toPayer: ToPayer,
): Promise<number | undefined> {
  const network = readClientNetwork(context, services);
  for (const charge of endpoint.charges) {
    const payer = toPayer(context, charge, network);
    if (payer === undefined) continue;
    const seconds = await services.limits.charge(charge.budget, payer, toCost(context, charge, endpoint));
    if (seconds !== undefined) return seconds;
  }
  return undefined;
}

/** Returns what a charge comes to; a body that does not say its length counts as the largest. */
function toCost(context: Context, { cost }: Charge, { largestBodyBytes: largest = largestBodyBytes }: Charged): number {
  if (cost !== 'kilobytes') return cost;
  const stated = Number(context.req.header('content-length') ?? largest);
  return Math.max(1, Math.ceil((Number.isFinite(stated) ? stated : largest) / bytesOfKilobyte));
}
