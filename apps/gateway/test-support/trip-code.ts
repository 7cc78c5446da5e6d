import type { BookingServices } from '../src/bookings/orders/services.ts';
import { readBookedTrip } from '../src/bookings/orders/booked-trip-store.ts';
import { issueTripCode } from '../src/bookings/trips/trip-codes.ts';

/** Draws the code that the contact of a trip would be mailed. */
export async function tripCodeFor(services: BookingServices, recordLocator: string): Promise<string> {
  const trip = await readBookedTrip(services.db, { recordLocator });
  return issueTripCode(services, trip?.orderId ?? '');
}

/** Reads the code out of a mail. */
export function codeIn({ text }: { readonly text: string }): string {
  const [code] = /\b\d{8}\b/.exec(text) ?? [];
  if (code === undefined) throw new Error(`There is no code in the mail: ${text}`);
  return code;
}
