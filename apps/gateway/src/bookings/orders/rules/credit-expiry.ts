import { limits } from '@airline/client-config/limits';

/** Gives the last day of a travel credit that is given at a moment, UTC: that of the month's end where its month has no such day. */
export function creditExpiresOn(now: Date): string {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + limits.travelCreditValidMonths, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return first.toISOString().slice(0, 'YYYY-MM-DD'.length);
}
