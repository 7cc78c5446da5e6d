import { randomInt } from 'node:crypto';

import { type SQL, sql } from 'drizzle-orm';

import { brokenConstraint } from '../../database/broken-constraint.ts';
import type { Database } from '../../database/database.ts';
import type { NewOrder } from './new-order.ts';
import { holdLimits } from './rules/hold-limits.ts';

/** Who is counted: the account, or the contact's e-mail address where nobody is logged in; and the network address. */
type CountedOrder = Pick<NewOrder, 'accountId' | 'contact' | 'addressHash' | 'createdAt'>;

/** Which of the few held orders of the buyer, and of the buyer's network address, an order is: no two have the same one. */
export interface Slots {
  readonly ofBooker: number;
  readonly ofAddress: number;
}

const slotConstraints: ReadonlySet<string> = new Set([
  'booking_order_held_by_booker',
  'booking_order_held_by_address',
  'booking_order_held_by_card',
]);

/** Tells whether a statement failed because a held order has the slot. */
export function isSlotTaken(error: unknown): boolean {
  return slotConstraints.has(brokenConstraint(error) ?? '');
}

/** How often a free slot is tried: each time somebody else has taken one of the few at the same moment. */
export const slotTries = holdLimits.heldByBooker + holdLimits.heldByAddress;

/** Picks slots by chance: most people hold nothing else, and so they are free. */
export function anySlots(): Slots {
  return { ofBooker: randomInt(holdLimits.heldByBooker), ofAddress: randomInt(holdLimits.heldByAddress) };
}

/** Picks slots that no held order has; `undefined` where a limit is reached. */
export async function findFreeSlots(db: Database, order: CountedOrder): Promise<Slots | undefined> {
  const result = await db.execute(sql`
    select array(select booker_slot from booking_order where status = 'held' and ${isOfBooker(order)}) as "ofBooker",
      array(select address_slot from booking_order where status = 'held' and ${isOfAddress(order)}) as "ofAddress"`);
  const [taken] = (result as { readonly rows: readonly Readonly<Record<keyof Slots, readonly number[]>>[] }).rows;
  const ofBooker = pickFree(holdLimits.heldByBooker, taken?.ofBooker ?? []);
  const ofAddress = pickFree(holdLimits.heldByAddress, taken?.ofAddress ?? []);
  return ofBooker === undefined || ofAddress === undefined ? undefined : { ofBooker, ofAddress };
}

/** Picks one of so many slots that is not taken; by chance, so that several at the same time seldom want the same one. */
export function pickFree(most: number, taken: readonly (number | null)[]): number | undefined {
  const free = Array.from({ length: most }, (_, slot) => slot).filter((slot) => !taken.includes(slot));
  return free.length === 0 ? undefined : free[randomInt(free.length)];
}

/**
 * Calls the database's check that few payments of the buyer and of their network were declined within the hour; where they were not,
 * the statement fails by the constraint `booking_order_few_declines`.
 *
 * It counts what is declined when it is called. After the order has its slots that is exact: of all orders that were written before,
 * each is declined by then, or has another one of the few slots.
 */
export function requireFewDeclines({ accountId, contact, addressHash, createdAt }: CountedOrder): SQL {
  const since = new Date(createdAt.getTime() - holdLimits.declinedWithinMs).toISOString();
  return sql`require_few_declines(${accountId ?? contact.email.toLowerCase()}::text, ${addressHash}::text,
        ${since}::timestamptz, ${holdLimits.declinedOfBooker}::integer, ${holdLimits.declinedOfAddress}::integer)`;
}

function isOfBooker({ accountId, contact }: CountedOrder): SQL {
  return sql`coalesce(account_id::text, lower(email)) = ${accountId ?? contact.email.toLowerCase()}`;
}

function isOfAddress({ addressHash }: CountedOrder): SQL {
  return sql`address_hash = ${addressHash}`;
}
