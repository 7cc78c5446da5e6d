import { isSamePerson, type PersonName } from '../../../accounts/identity/rules/person-name.ts';

/** What tells whose order it is. */
interface OrderOwnership {
  /** The account that it was made with. */
  readonly accountId: string | null;
  readonly passengers: readonly NumberedPassenger[];
}

interface NumberedPassenger extends PersonName {
  readonly frequentFlyerNumber?: string | null | undefined;
  /** Who of a company it is, of a trip that is booked under one. */
  readonly companyMemberId?: string | null | undefined;
}

/** An account, by whose it is. */
interface Holder {
  readonly id: string;
  readonly accountNumber: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** Who its holder is or was in companies. */
  readonly memberIds?: readonly string[];
}

/**
 * Tells whether an order is one of an account's trips: it was made with the account, or the account's holder flies on it.
 *
 * A number alone proves nothing: people mistype theirs, and type other people's. Nor does what a company says of who travels. So the names must
 * be the holder's too.
 */
export function isTripOf(holder: Holder, { accountId, passengers }: OrderOwnership): boolean {
  return accountId === holder.id || passengers.some((passenger) => isHolder(holder, passenger));
}

/** Tells whether a traveller is an account's holder: they gave its number, or their company said so, and have its names. */
export function isHolder(
  { accountNumber, firstName, lastName, memberIds = [] }: Holder,
  passenger: NumberedPassenger,
): boolean {
  if (firstName === null || lastName === null) return false;
  const { frequentFlyerNumber, companyMemberId } = passenger;
  const hasNumber = accountNumber !== null && frequentFlyerNumber === accountNumber;
  const isMember = typeof companyMemberId === 'string' && memberIds.includes(companyMemberId);
  return (hasNumber || isMember) && isSamePerson({ firstName, lastName }, passenger);
}
