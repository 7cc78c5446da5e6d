import type { TripLookup } from '@airline/contract';
import type { Context } from 'hono';

import { type Refused, refusedByName, refusedForNow } from '../../http/refusal.ts';
import { type ProxySettings, readTrace } from '../../http/request-origin.ts';
import type { BookingServices } from '../orders/services.ts';
import { findOrderByNames } from '../orders/trip-name-store.ts';

/** A trip that somebody may see: they named one of its travellers. */
export interface ProvedTrip {
  readonly orderId: string;
}

type ProofServices = Pick<BookingServices, 'db' | 'limits' | keyof ProxySettings | 'secretFor'>;

/**
 * Finds the trip that somebody says is theirs, by its record locator and the names of one of its travellers. A wrong locator
 * and a wrong name get the same answer, after the same work.
 *
 * Names can be guessed. So wrong ones are counted, for locators that nobody has too: by locator and address few are let
 * through, by locator alone many, so that one address locks out nobody but itself. Where nothing can be counted, nobody tries.
 */
export async function proveTrip(
  context: Context,
  services: ProofServices,
  lookup: TripLookup,
): Promise<ProvedTrip | Refused> {
  const { address } = await readTrace(context, services);
  return compareNames(services, { ...lookup, recordLocator: lookup.recordLocator.toUpperCase() }, address);
}

async function compareNames(
  { db, limits }: ProofServices,
  lookup: TripLookup,
  address: string,
): Promise<ProvedTrip | Refused> {
  const { recordLocator } = lookup;
  const ofAll = await limits.readRate('tripLocator', recordLocator);
  if (ofAll.isExceeded) return refusedForNow(ofAll);
  // Counted before the names are compared, so that tries that come at the same moment are as many as the limit says.
  const tries = await limits.limitRate('tripNames', `${recordLocator} ${address}`);
  if (tries.isExceeded) return refusedForNow(tries);
  const orderId = await findOrderByNames(db, lookup);
  if (orderId === undefined) {
    await limits.limitRate('tripLocator', recordLocator);
    return refusedByName('tripNotFound');
  }
  await limits.forgetRate('tripNames', `${recordLocator} ${address}`);
  return { orderId };
}
