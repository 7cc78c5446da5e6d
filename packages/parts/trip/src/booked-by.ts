import { onPersonCleared } from '@airline/session/personal-data';

/** By record locator, the addresses that trips were booked with in this page: in memory alone. */
const addresses = new Map<string, string>();
onPersonCleared(() => addresses.clear());

/**
 * Remembers the e-mail address that a trip was booked with, so that its confirmation shows it whole: the person who typed it
 * sees a slip in it. A trip that is found again names it by a hint alone.
 */
export function rememberBookedBy(recordLocator: string, email: string): void {
  addresses.set(recordLocator, email);
}

/** Gives the address that a trip was booked with in this page; `undefined` for one that was found. */
export function bookedBy(recordLocator: string): string | undefined {
  return addresses.get(recordLocator);
}
