import * as z from 'zod/mini';

/** What kind of traveller, by the age at each flight: adult from 12, child 2 to 11, lap infant under 2 without a seat. */
export const passengerKinds = ['adult', 'child', 'lapInfant'] as const;

export const passengerKind = z.enum(passengerKinds);

export type PassengerKind = z.infer<typeof passengerKind>;

const count = z.int().check(z.nonnegative(), z.lte(99));

/** Accepts a party in a JSON body; {@link checkParty} says whether it can be booked. */
export const party = z.strictObject({ adults: count, children: count, lapInfants: count });

/** A whole number of 0 to 99 as the text of a query. */
const countText = z.codec(z.string().check(z.regex(/^\d{1,2}$/)), count, {
  decode: Number,
  encode: String,
});

/** A party as the fields of a query. */
export const partyQuery = {
  adults: countText,
  children: countText,
  lapInfants: countText,
};
