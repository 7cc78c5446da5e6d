import type { TripTravellers } from '@airline/contract';
import { buildPath } from '@airline/links';

/** What of a traveller is corrected at a time. */
const parts = ['name', 'document', 'frequentFlyerNumber', 'knownTravelerNumber'] as const;

/** What is corrected: the contact, or a part of what is known of the traveller at a place in the trip. */
export type Corrected =
  | { readonly part: 'contact' }
  | { readonly part: (typeof parts)[number]; readonly traveller: number };

/** Gives why the name of a traveller can no longer be corrected here; `undefined` where it can. */
export function whyNameIsClosed(
  { namesUntil, travellers }: TripTravellers,
  traveller: number,
): 'nameCorrectionsClosed' | 'nameCorrectionsUsedUp' | undefined {
  if (namesUntil === undefined) return 'nameCorrectionsClosed';
  return travellers[traveller]?.nameCorrectionsLeft === 0 ? 'nameCorrectionsUsedUp' : undefined;
}

/**
 * Reads what is corrected from the query of an address: `?correct=contact`, or `?correct=name&traveller=0`. `undefined` where it names
 * nothing that the trip has.
 */
export function parseCorrected(query: URLSearchParams, { travellers }: TripTravellers): Corrected | undefined {
  const asked = query.get('correct');
  if (asked === 'contact') return { part: asked };
  const part = parts.find((one) => one === asked);
  const place = query.get('traveller') ?? '';
  const traveller = /^\d{1,2}$/.test(place) ? Number(place) : -1;
  return part === undefined || travellers[traveller] === undefined ? undefined : { part, traveller };
}

/** Tells whether something can be corrected now. */
export function isOpen(corrected: Corrected, shown: TripTravellers): boolean {
  if (shown.correctionsUntil === undefined) return false;
  if (corrected.part === 'name') return whyNameIsClosed(shown, corrected.traveller) === undefined;
  return corrected.part !== 'document' || shown.needsDocument;
}

/** Writes what is corrected as the query of the page's address. */
export function correctedQuery(corrected: Corrected): string {
  return corrected.part === 'contact'
    ? '?correct=contact'
    : `?correct=${corrected.part}&traveller=${corrected.traveller}`;
}

/** Gives the page that a correction leads to once it is saved or left: check-in, where that page sent the person, or who flies. */
export function pageAfter(query: URLSearchParams, recordLocator: string): string {
  return buildPath(query.get('then') === 'check-in' ? 'air-check-in-trip' : 'trip-travellers', { recordLocator });
}

/** What was corrected, as the history entry says it to the page that follows: by the query of its address. */
export interface ToldCorrection {
  readonly told: string;
  readonly isRemoved: boolean;
}

/** Reads from the history entry what was corrected just now. */
export function readTold(
  state: unknown,
  shown: TripTravellers,
): { readonly corrected: Corrected; readonly isRemoved: boolean } | undefined {
  if (typeof state !== 'object' || state === null || !('told' in state) || typeof state.told !== 'string')
    return undefined;
  const corrected = parseCorrected(new URLSearchParams(state.told), shown);
  if (corrected === undefined) return undefined;
  return { corrected, isRemoved: 'isRemoved' in state && state.isRemoved === true };
}
