import type { ReportRhythm } from '@airline/contract';

const dayMs = 24 * 60 * 60 * 1000;

/** Finds the first instant behind another one at which something weekly or monthly is due: a whole hour in UTC. */
export function nextOccurrence({ frequency, day, hour }: ReportRhythm, after: Date): Date {
  const [year, month, date] = [after.getUTCFullYear(), after.getUTCMonth(), after.getUTCDate()];
  if (frequency === 'weekly') {
    // Of ISO 8601: 1 Monday to 7 Sunday.
    const ahead = (day - (after.getUTCDay() || 7) + 7) % 7;
    const first = Date.UTC(year, month, date + ahead, hour);
    return new Date(first > after.getTime() ? first : first + 7 * dayMs);
  }
  const first = Date.UTC(year, month, day, hour);
  return new Date(first > after.getTime() ? first : Date.UTC(year, month + 1, day, hour));
}
