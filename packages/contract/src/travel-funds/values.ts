import * as z from 'zod/mini';

import { calendarDate, instant, money, recordLocator } from '../air-booking/values.ts';

/** Accepts a fund's number as it is written: twelve capitals and digits without 0, O, 1 and I. */
export const fundNumber = z.string().check(z.regex(/^[A-HJ-NP-Z2-9]{12}$/));

/** Accepts a fund's number as people type it: in any letter case, in groups of four or without a gap. */
export const typedFundNumber = z
  .string()
  .check(z.trim(), z.regex(/^[A-Za-z0-9]{4}[\s-]?[A-Za-z0-9]{4}[\s-]?[A-Za-z0-9]{4}$/));

/** Writes a fund's number or a record locator as it is stored, from what people type: capitals, without blanks and hyphens. */
export function toFundReference(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** How a fund stands, where several are true the first of them. */
export const fundStates = ['transferred', 'expired', 'held', 'spent', 'expiring', 'usable'] as const;

export type FundState = (typeof fundStates)[number];

/** What happened to a fund. */
export const fundMovementKinds = ['issued', 'spent', 'returned', 'transferredOut', 'transferredIn', 'expired'] as const;

export type FundMovementKind = (typeof fundMovementKinds)[number];

/** Accepts a travel fund as it is shown to who knows its number, or the trip that it came from. */
export const travelFund = z.object({
  /** Absent where it was found by its trip: who has the number can spend it. */
  number: z.optional(fundNumber),
  /** The last four of its number. */
  lastFour: z.string(),
  kind: z.enum(['personal', 'business']),
  /** Whose it is: the first adult of the trip that it came from, or the member who received it. */
  holder: z.object({ firstName: z.string(), lastName: z.string() }),
  /** What can be spent. */
  left: money,
  issued: money,
  /** What an order has that waits for its payment: it is spent, or comes back. */
  held: money,
  /** The cancelled trip that it came from; absent from a fund that was received. */
  recordLocator: z.optional(recordLocator),
  issuedAt: instant,
  /** The last day on which a flight can be booked with it; the flight may be later. */
  expiresOn: calendarDate,
  state: z.enum(fundStates),
  /** Whether its holder may transfer it: once, whole, and only what is personal. */
  isTransferable: z.boolean(),
});

export type TravelFund = z.infer<typeof travelFund>;

/** Accepts a fund of an account, with what happened to it, the newest first. */
export const accountFund = z.object({
  ...travelFund.shape,
  number: fundNumber,
  movements: z.array(
    z.object({
      kind: z.enum(fundMovementKinds),
      amount: money,
      at: instant,
      /** The trip that gave it, or was paid with it. */
      recordLocator: z.optional(recordLocator),
    }),
  ),
});

export type AccountFund = z.infer<typeof accountFund>;

const typedName = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

/** Accepts what proves that a fund is one's own: its number, and its holder's names. */
export const fundProof = z.strictObject({ number: typedFundNumber, firstName: typedName, lastName: typedName });

export type FundProof = z.infer<typeof fundProof>;

/** Accepts what finds a fund: its number or the record locator of the cancelled trip, and its holder's names. */
export const fundLookup = z.strictObject({
  reference: z
    .string()
    .check(z.trim(), z.regex(/^(?:[A-Za-z0-9]{6}|[A-Za-z0-9]{4}[\s-]?[A-Za-z0-9]{4}[\s-]?[A-Za-z0-9]{4})$/)),
  firstName: typedName,
  lastName: typedName,
});

export type FundLookup = z.infer<typeof fundLookup>;
