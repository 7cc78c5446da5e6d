import { tripLookup, type Trip, type TripLookup } from '@airline/contract';
import * as z from 'zod/mini';

/**
 * The trips that this tab may show, by what proves that they are the person's own: for a reload, and gone with the tab. A code is
 * kept while it lasts: it is what finds the trip where names are locked.
 */
const storageKey = 'airline.trips';

const keptProofs = z.record(z.string(), tripLookup);

/** Gives what proves that a trip is the person's own; `undefined` when this tab has not been told. */
export function findTripProof(recordLocator: string): TripLookup | undefined {
  return readProofs()[recordLocator.toUpperCase()];
}

/** Keeps the proof of a trip that was found. */
export function keepTripProof(proof: TripLookup): void {
  try {
    const proofs = { ...readProofs(), [proof.recordLocator.toUpperCase()]: proof };
    sessionStorage.setItem(storageKey, JSON.stringify(proofs));
  } catch {
    // A browser that denies storage asks for the names again after a reload.
  }
}

/** Gives the proof of a trip that was just booked: its first passenger's names. */
export function toTripProof({ recordLocator, passengers: [first] }: Trip): TripLookup | undefined {
  return first === undefined ? undefined : { recordLocator, firstName: first.firstName, lastName: first.lastName };
}

function readProofs(): Readonly<Record<string, TripLookup>> {
  try {
    const parsed = keptProofs.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}

/** Forgets what proved a trip: its names no longer find it. */
export function dropTripProof(recordLocator: string): void {
  try {
    const { [recordLocator.toUpperCase()]: _over, ...proofs } = readProofs();
    sessionStorage.setItem(storageKey, JSON.stringify(proofs));
  } catch {
    // A browser that denies storage has nothing to forget.
  }
}

/** Forgets the code of a trip, which is over: the names show it all the same. */
export function dropTripCode(recordLocator: string): void {
  const proof = findTripProof(recordLocator);
  if (proof === undefined) return;
  const { code: _over, ...names } = proof;
  keepTripProof(names);
}
