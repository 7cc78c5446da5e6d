import type { TripLookup } from '@airline/contract';
import type { Context } from 'hono';

import { findAccess } from '../../http/access.ts';
import { type NamedRefusal, type Refused, refusedByName, refusedForNow } from '../../http/refusal.ts';
import { type ProxySettings, readTrace } from '../../http/request-origin.ts';
import type { BookingServices } from '../orders/services.ts';
import { findOrderByNames } from '../orders/trip-name-store.ts';
import { findTripOfAccount } from './account-trip.ts';
import { checkTripCode } from './trip-codes.ts';

/** Why somebody may see a trip and not change it. */
export type MissingProof = NamedRefusal<'tripCodeNeeded' | 'tripCodeIncorrect' | 'tripCodeExpired'>;

/** A trip that somebody may see. */
export interface ProvedTrip {
  readonly orderId: string;
  /** What there still is to prove before they may change it; absent when they may. */
  readonly missing?: MissingProof;
}

type NamedTrip = Pick<ProvedTrip, 'orderId'>;

type ProofServices = Pick<BookingServices, 'db' | 'now' | 'limits' | keyof ProxySettings | 'secretFor'>;

/** What somebody says of a trip, and where from. */
interface Claim {
  readonly services: ProofServices;
  readonly lookup: TripLookup;
  readonly address: string;
}

/**
 * Finds the trip that somebody says is theirs. There are three proofs:
 *
 * 1. the login of the account whose trip it is: it may be changed;
 * 2. record locator, names and the code that was mailed to the contact: it may be changed;
 * 3. record locator and the names of one of its travellers: it is shown. A wrong locator and a wrong name get the same answer,
 *    after the same work.
 *
 * Names can be guessed. So wrong ones are counted, for locators that nobody has too: by locator and address few are let
 * through, by locator alone many, so that one address locks out nobody but itself. Login and code find a trip all the same.
 * Where nothing can be counted, nobody tries.
 */
export async function proveTrip(
  context: Context,
  services: ProofServices,
  lookup: TripLookup,
): Promise<ProvedTrip | Refused> {
  const recordLocator = lookup.recordLocator.toUpperCase();
  const accountId = findAccess(context)?.accountId;
  const own = accountId === undefined ? undefined : await findTripOfAccount(services.db, accountId, recordLocator);
  if (own !== undefined) return { orderId: own };
  const { address } = await readTrace(context, services);
  return prove({ services, lookup: { ...lookup, recordLocator }, address });
}

async function prove(claim: Claim): Promise<ProvedTrip | Refused> {
  if (claim.lookup.code === undefined) {
    const named = await proveByNames(claim);
    return 'refused' in named ? named : { ...named, missing: { kind: 'named', name: 'tripCodeNeeded' } };
  }
  const coded = await proveByCode(claim, claim.lookup.code);
  if (!('missing' in coded)) return coded;
  // What is wrong with a code is said to who would be shown the trip without it, so that it tells nobody which names are right.
  const named = await proveByNames(claim);
  return 'refused' in named ? named : { ...named, missing: coded.missing };
}

/** Proves a trip by a code. The names have to be right as well, and whether they are does not show. */
async function proveByCode(
  { services, lookup, address }: Claim,
  code: string,
): Promise<NamedTrip | { readonly missing: MissingProof } | Refused> {
  const { limits } = services;
  const key = `${lookup.recordLocator} ${address}`;
  const tries = await limits.limitRate('tripCodes', key);
  if (tries.isExceeded) return refusedForNow(tries);
  const orderId = await findOrderByNames(services.db, lookup);
  // Nobody's code is compared as well, so that wrong names take the work of a wrong code.
  const compared = await checkTripCode(services, orderId ?? nobodysOrder, code);
  if (orderId === undefined) return { missing: { kind: 'named', name: 'tripCodeIncorrect' } };
  switch (compared) {
    case 'right':
      await limits.forgetRate('tripCodes', key);
      return { orderId };
    case 'wrong':
      return { missing: { kind: 'named', name: 'tripCodeIncorrect' } };
    case 'expired':
      return { missing: { kind: 'named', name: 'tripCodeExpired' } };
  }
}

const nobodysOrder = '00000000-0000-0000-0000-000000000000';

/** Proves a trip by record locator, in capitals, and names; what is wrong is counted. */
export async function proveByNames({
  services: { db, limits },
  lookup,
  address,
}: Omit<Claim, 'services'> & { readonly services: Pick<ProofServices, 'db' | 'limits'> }): Promise<
  NamedTrip | Refused
> {
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
