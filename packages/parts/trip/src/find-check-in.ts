import type { Trip } from '@airline/contract';

/**
 * Finds what there is to do before a trip's next flight: to check in while that is open and somebody has not, or to look at the boarding passes
 * of who did; `undefined` where there is neither.
 */
export function findCheckIn(
  { checkIn = [], passengers }: Pick<Trip, 'checkIn' | 'passengers'>,
  now: Date,
): 'air-check-in-trip' | 'air-boarding-pass' | undefined {
  const isOpen = checkIn.some(
    ({ opensAt, closesAt, checkedIn }) =>
      Date.parse(opensAt) <= now.getTime() && now.getTime() < Date.parse(closesAt) && checkedIn < passengers.length,
  );
  if (isOpen) return 'air-check-in-trip';
  return hasCheckedIn({ checkIn }) ? 'air-boarding-pass' : undefined;
}

/** Tells whether somebody checked in for a direction that has not left: to change or cancel it undoes that. */
export function hasCheckedIn({ checkIn = [] }: Pick<Trip, 'checkIn'>): boolean {
  return checkIn.some(({ checkedIn }) => checkedIn > 0);
}
