import { and, eq, inArray } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { travelCredit, travelFundMovement } from '../funds/fund-schema.ts';

/** A travel fund that pays, or paid, a part of an order. */
export interface FundOfOrder {
  readonly number: string;
  readonly paidMinor: number;
  /** What the order gave back to it. */
  readonly returnedMinor: number;
  /** Calendar date, `YYYY-MM-DD`. */
  readonly expiresOn: string;
}

/** Reads the travel funds that pay orders; gives what finds those of each. */
export async function readFundsOfOrders(
  db: Database,
  orderIds: readonly string[],
): Promise<(orderId: string) => readonly FundOfOrder[]> {
  if (orderIds.length === 0) return () => [];
  const rows = await db
    .select({
      orderId: travelFundMovement.orderId,
      kind: travelFundMovement.kind,
      amountMinor: travelFundMovement.amountMinor,
      number: travelCredit.number,
      expiresOn: travelCredit.expiresOn,
    })
    .from(travelFundMovement)
    .innerJoin(travelCredit, eq(travelCredit.number, travelFundMovement.fundNumber))
    .where(
      and(inArray(travelFundMovement.orderId, [...orderIds]), inArray(travelFundMovement.kind, ['spent', 'returned'])),
    )
    .orderBy(travelCredit.number);
  return (orderId) => {
    const ofOrder = rows.filter((row) => row.orderId === orderId);
    return ofOrder
      .filter(({ kind }) => kind === 'spent')
      .map(({ number, expiresOn, amountMinor }) => ({
        number,
        expiresOn,
        paidMinor: -amountMinor,
        returnedMinor: ofOrder.find((row) => row.number === number && row.kind === 'returned')?.amountMinor ?? 0,
      }));
  };
}
