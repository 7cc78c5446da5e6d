import type { ChangeDifference, Trip } from '@airline/contract';

/** Finds what paid the newest change of a trip: the last of its payments, as far as they add up to what was due. */
export function findPaymentsOf(
  { payments }: Pick<Trip, 'payments'>,
  { due }: Pick<ChangeDifference, 'due'>,
): Trip['payments'] {
  let leftMinor = due.amountMinor;
  return payments
    .toReversed()
    .filter((payment) => {
      if (payment.kind === 'points' || leftMinor === 0) return false;
      leftMinor -= payment.amount.amountMinor;
      return true;
    })
    .toReversed();
}
