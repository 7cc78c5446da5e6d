/**
 * The times of a promotion. `startsAt` belongs to it, `endsAt` no longer does.
 *
 * Signing up is possible before `optInEndsAt`, which is printed as a date in `timeZone`, an IANA name; UTC by default.
 *
 * Source: docs/rules.md §4.
 *
 * @example
 * ```ts
 * import type { Promotion } from '@airline/urgency-labels';
 *
 * const promotion: Promotion = {
 *   startsAt: new Date('2026-05-01T05:00:00Z'),
 *   endsAt: new Date('2026-06-01T05:00:00Z'),
 *   optInEndsAt: new Date('2026-05-31T04:59:59Z'),
 *   timeZone: 'America/Chicago',
 * };
 * ```
 */
export interface Promotion {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly optInEndsAt?: Date | undefined;
  readonly timeZone?: string | undefined;
}

/** A promotion in milliseconds since 1970, checked. */
export interface Timeline {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly optInEndsAt: number | undefined;
  readonly timeZone: string;
}

/** Reads a promotion's times; throws for a missing or invalid one and names the field. */
export function parseTimeline(promotion: Promotion): Timeline {
  const { startsAt, endsAt, optInEndsAt, timeZone = 'UTC' } = promotion;
  return {
    startsAt: parseMilliseconds(startsAt, 'promotion.startsAt'),
    endsAt: parseMilliseconds(endsAt, 'promotion.endsAt'),
    optInEndsAt: optInEndsAt === undefined ? undefined : parseMilliseconds(optInEndsAt, 'promotion.optInEndsAt'),
    timeZone,
  };
}

/** Reads a Date of any realm; throws for anything else and names the field. */
export function parseMilliseconds(date: unknown, field: string): number {
  if (Object.prototype.toString.call(date) !== '[object Date]') {
    throw new TypeError(`${field} is ${date === null ? 'null' : typeof date}, not a Date; give new Date(…).`);
  }
  const milliseconds = (date as Date).getTime();
  if (Number.isNaN(milliseconds)) {
    throw new RangeError(`${field} is an invalid Date; look at what it was made from.`);
  }
  return milliseconds;
}
