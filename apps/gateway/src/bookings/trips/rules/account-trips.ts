import { isSamePerson, type PersonName } from '../../../accounts/identity/rules/person-name.ts';

/** What tells whose order it is. */
interface OrderOwnership {
  /** The account that it was made with. */
  readonly accountId: string | null;
  readonly passengers: readonly NumberedPassenger[];
}

interface NumberedPassenger extends PersonName {
  readonly frequentFlyerNumber?: string | null | undefined;
}

/** An account, by whose it is. */
interface Holder {
  readonly id: string;
  readonly accountNumber: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/**
 * Tells whether an order is one of an account's trips: it was made with the account, or the account's holder flies on it.
 *
 * A number alone proves nothing: people mistype theirs, and type other people's. So the names must be the holder's too.
 */
export function isTripOf(holder: Holder, { accountId, passengers }: OrderOwnership): boolean {
  return accountId === holder.id || passengers.some((passenger) => isHolder(holder, passenger));
}

/** Tells whether a traveller is an account's holder: they gave its number and have its names. */
export function isHolder({ accountNumber, firstName, lastName }: Holder, passenger: NumberedPassenger): boolean {
  if (accountNumber === null || firstName === null || lastName === null) return false;
  return passenger.frequentFlyerNumber === accountNumber && isSamePerson({ firstName, lastName }, passenger);
}
