import { and, asc, eq, inArray, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { legInventory } from '../../flights/shopping/leg-inventory-schema.ts';
import { isSlotTaken, pickFree, slotTries } from './hold-limits-store.ts';
import { bookingOrder } from './order-schema.ts';
import type { OrderRow } from './order-store.ts';
import { consentShare, holdLimits } from './rules/hold-limits.ts';
import { type LegSeats, seatsTaken } from './rules/journey.ts';

/** Until when an order keeps its seats, or why it has to give them back; `undefined` when it is held no more. */
export type KeptHold = Date | 'tooManyHolds' | 'tooManyHoldsOnFlight' | undefined;

/** Keeps the seats of an order whose payment is under way. */
export async function extendHold(
  db: Database,
  { id, holdExpiresAt }: Pick<OrderRow, 'id' | 'holdExpiresAt'>,
  until: Date,
): Promise<KeptHold> {
  if (holdExpiresAt >= until) return holdExpiresAt;
  const [kept] = await db
    .update(bookingOrder)
    .set({ holdExpiresAt: until })
    .where(and(eq(bookingOrder.id, id), eq(bookingOrder.status, 'held')))
    .returning({ holdExpiresAt: bookingOrder.holdExpiresAt });
  return kept?.holdExpiresAt;
}

/** A bank's question about a payment. */
export interface AskedConsent {
  readonly askedAt: Date;
  readonly cardFingerprint: string | undefined;
  /** How long the person has to answer it. */
  readonly until: Date;
}

/**
 * Keeps the seats of an order that waits for the bank's consent: where its card has not too many such orders, and its legs not too
 * many such seats. An order that was asked before keeps what it has.
 *
 * The legs are locked before their seats are counted, so that two at the same time count each other; order and then legs by
 * their ids, as everybody does.
 */
export async function keepForConsent(
  db: Database,
  order: Pick<OrderRow, 'id' | 'offer'>,
  consent: AskedConsent,
): Promise<KeptHold> {
  for (let tries = 1; tries <= slotTries; tries += 1) {
    try {
      return await db.transaction((tx) => keep(tx, order, consent));
    } catch (error) {
      if (!isSlotTaken(error)) throw error;
    }
  }
  return 'tooManyHolds';
}

async function keep(
  tx: Database,
  { id, offer }: Pick<OrderRow, 'id' | 'offer'>,
  { askedAt, cardFingerprint, until }: AskedConsent,
): Promise<KeptHold> {
  const [held] = await tx
    .select({ consentAskedAt: bookingOrder.consentAskedAt, holdExpiresAt: bookingOrder.holdExpiresAt })
    .from(bookingOrder)
    .where(and(eq(bookingOrder.id, id), eq(bookingOrder.status, 'held')))
    .for('no key update');
  if (held === undefined || held.consentAskedAt !== null) return held?.holdExpiresAt;
  if (await isShareUsedUp(tx, seatsTaken(offer.bounds, offer.party))) return 'tooManyHoldsOnFlight';
  const cardSlot = cardFingerprint === undefined ? null : await findFreeCardSlot(tx, cardFingerprint);
  if (cardSlot === undefined) return 'tooManyHolds';
  const asked = { consentAskedAt: askedAt, cardFingerprint: cardFingerprint ?? null, cardSlot, holdExpiresAt: until };
  await tx.update(bookingOrder).set(asked).where(eq(bookingOrder.id, id));
  return until;
}

async function findFreeCardSlot(tx: Database, cardFingerprint: string): Promise<number | undefined> {
  const held = await tx
    .select({ slot: bookingOrder.cardSlot })
    .from(bookingOrder)
    .where(and(eq(bookingOrder.status, 'held'), eq(bookingOrder.cardFingerprint, cardFingerprint)));
  return pickFree(
    holdLimits.heldByCard,
    held.map(({ slot }) => slot),
  );
}

/** Locks legs, and tells whether so many more of their seats may wait for banks' consents. */
async function isShareUsedUp(tx: Database, wanted: readonly LegSeats[]): Promise<boolean> {
  const legIds = wanted.map(({ legId }) => legId);
  const legs = await tx
    .select({ legId: legInventory.legId, seats: legInventory.seats })
    .from(legInventory)
    .where(inArray(legInventory.legId, legIds))
    .orderBy(asc(legInventory.legId))
    .for('no key update');
  const waiting = await countSeatsOfConsents(tx, legIds);
  return wanted.some(({ legId, count }) => {
    const seats = legs.find((leg) => leg.legId === legId)?.seats ?? 0;
    return (waiting.get(legId) ?? 0) + count > consentShare(seats);
  });
}

/** Counts the seats of legs that wait for banks' consents. */
async function countSeatsOfConsents(tx: Database, legIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const result = await tx.execute(sql`
    select leg ->> 'id' as "legId",
      sum((offer #>> '{party,adults}')::integer + (offer #>> '{party,children}')::integer)::integer as seats
    from booking_order, jsonb_path_query(offer, '$.bounds[*].itinerary.legs[*]') as leg
    where status = 'held' and consent_asked_at is not null
      and leg ->> 'id' in (select jsonb_array_elements_text(${JSON.stringify(legIds)}::jsonb))
    group by 1`);
  const { rows } = result as { readonly rows: readonly { readonly legId: string; readonly seats: number }[] };
  return new Map(rows.map(({ legId, seats }) => [legId, seats]));
}
