import type { PassengerKind } from '@airline/contract';
import { and, eq, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { boarding, boardingCall } from './boarding-schema.ts';

/** Somebody who checked in for a flight, as its gate sees them. */
export interface GatePassenger {
  readonly orderId: string;
  /** The traveller's position in the order. */
  readonly passenger: number;
  readonly recordLocator: string;
  readonly sequence: number;
  readonly position: number | null;
  readonly kind: PassengerKind;
  readonly firstName: string;
  readonly lastName: string;
  readonly bags: number;
  readonly boardedAt: string | null;
}

/** A flight at its gate, as it is at one moment. */
export interface GateList {
  readonly passengers: readonly GatePassenger[];
  /** Up to which place in line it was called; 0 for none. */
  readonly calledUpTo: number;
  readonly sold: number;
}

/** Reads who checked in for a flight, by their place in line and then by their sequence. */
export async function readGateList(db: Database, legId: string): Promise<GateList> {
  const { rows } = (await db.execute(sql`
    select (select coalesce(jsonb_agg(jsonb_build_object('orderId', i.order_id, 'passenger', i.passenger,
        'recordLocator', o.record_locator, 'sequence', i.sequence, 'position', i.position, 'kind', p.kind,
        'firstName', p.first_name, 'lastName', p.last_name, 'boardedAt', b.at,
        'bags', (select count(*) from bag_tag t where t.order_id = i.order_id and t.passenger = i.passenger
          and t.leg_id = i.leg_id))
        order by i.position nulls last, i.sequence), '[]')
      from check_in i
        join booking_order o on o.id = i.order_id
        join order_passenger p on p.order_id = i.order_id and p.position = i.passenger
        left join boarding b on b.order_id = i.order_id and b.passenger = i.passenger and b.leg_id = i.leg_id
      where i.leg_id = ${legId}) as passengers,
    coalesce((select up_to from boarding_call where leg_id = ${legId}), 0) as "calledUpTo",
    coalesce((select sold from leg_inventory where leg_id = ${legId}), 0) as sold`)) as {
    readonly rows: readonly GateList[];
  };
  const [list] = rows;
  if (list === undefined) throw new Error('A statement without a table gave no row.');
  return list;
}

/** What became of a scan: on board by it, on board before it, or the key was used for somebody else, or the check-in is gone. */
export type BoardingOutcome = 'boarded' | 'before' | 'keyReused' | 'gone';

/** Takes somebody on board: of two scans at once one does, and the same scan sent again is the first one. */
export async function insertBoarding(
  db: Database,
  { orderId, passenger, legId, scanKey }: Pick<GatePassenger, 'orderId' | 'passenger'> & ScanOf,
  now: Date,
): Promise<BoardingOutcome> {
  const { rows } = (await db.execute(sql`
    insert into boarding (order_id, passenger, leg_id, at, scan_key)
    select i.order_id, i.passenger, i.leg_id, ${now.toISOString()}::timestamptz, ${scanKey}
    from check_in i where i.order_id = ${orderId} and i.passenger = ${passenger} and i.leg_id = ${legId}
    for key share
    on conflict do nothing returning 1`)) as { readonly rows: readonly unknown[] };
  if (rows.length > 0) return 'boarded';
  const [byKey] = await db.select().from(boarding).where(eq(boarding.scanKey, scanKey));
  if (byKey !== undefined) {
    const isSame = byKey.orderId === orderId && byKey.passenger === passenger && byKey.legId === legId;
    return isSame ? 'boarded' : 'keyReused';
  }
  const [before] = await db
    .select()
    .from(boarding)
    .where(and(eq(boarding.orderId, orderId), eq(boarding.passenger, passenger), eq(boarding.legId, legId)));
  return before === undefined ? 'gone' : 'before';
}

interface ScanOf {
  readonly legId: string;
  /** The `Idempotency-Key` of the scan. */
  readonly scanKey: string;
}

/** Takes somebody off a flight by their sequence number; who is not on board stays so. */
export async function deleteBoarding(db: Database, legId: string, sequence: number): Promise<void> {
  await db.execute(sql`delete from boarding b using check_in i
    where i.leg_id = ${legId} and i.sequence = ${sequence}
      and b.order_id = i.order_id and b.passenger = i.passenger and b.leg_id = i.leg_id`);
}

/** Writes up to which place in line a flight was called. */
export async function putCall(db: Database, legId: string, upTo: number, now: Date): Promise<void> {
  await db
    .insert(boardingCall)
    .values({ legId, upTo, at: now })
    .onConflictDoUpdate({ target: boardingCall.legId, set: { upTo, at: now } });
}
