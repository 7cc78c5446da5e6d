import type { PassengerKind } from '@airline/contract';

/** In whose name a travel credit is. */
export interface CreditHolder {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Says whose the credit of a cancellation is: the first adult's of those who no longer fly; else the first adult's of the trip, as people
 * name themselves first when they book.
 */
export function findCreditHolder(
  passengers: readonly (CreditHolder & { readonly kind: PassengerKind })[],
  leaving: readonly number[] = [],
): CreditHolder {
  const adults = passengers.flatMap(({ kind, firstName, lastName }, place) =>
    kind === 'adult' ? [{ place, holder: { firstName, lastName } }] : [],
  );
  const found = adults.find(({ place }) => leaving.includes(place)) ?? adults[0];
  if (found === undefined) throw new Error('A trip without an adult was booked.');
  return found.holder;
}
