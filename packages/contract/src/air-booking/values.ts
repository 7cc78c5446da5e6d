import * as z from 'zod/mini';

/** Accepts an amount of money: whole cents of US dollars, taxes and fees inside by default. */
export const money = z.object({
  amountMinor: z.int().check(z.nonnegative()),
  currency: z.literal('USD'),
});

export type Money = z.infer<typeof money>;

/** The years of everybody who flies and of every flight: a database need not keep more. */
const isOfKnownYear = z.refine<string>((date) => /^(?:19|20)/.test(date));

/** Accepts a calendar date of 1900 to 2099, `YYYY-MM-DD`, without zone. */
export const calendarDate = z.iso.date().check(isOfKnownYear);

/** Accepts a moment as the clocks of its place show it, with their offset from UTC: `2026-12-01T07:05:00-06:00`. */
export const offsetDateTime = z.iso.datetime({ offset: true });

/** Accepts an instant of 1900 to 2099, UTC. */
export const instant = z.iso.datetime().check(isOfKnownYear);

/** Accepts the code of a station, such as `DAL`. */
export const stationCode = z.string().check(z.regex(/^[A-Z]{3}$/));

/** Accepts what can be searched from and to: a station's code or a group's id, such as `DAL` or `NEWYORK`. */
export const placeCode = z.string().check(z.regex(/^[A-Z]{3,16}$/));

/** The fare families, the cheapest first. */
export const fareFamilies = ['basic', 'classic', 'flex', 'premium'] as const;

export const fareFamily = z.enum(fareFamilies);

export type FareFamily = z.infer<typeof fareFamily>;

/** Accepts a record locator: six capitals and digits without 0, O, 1 and I. */
export const recordLocator = z.string().check(z.regex(/^[A-HJ-NP-Z2-9]{6}$/));
