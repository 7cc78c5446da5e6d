import { sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';

/** A travel fund that pays, or paid, a part of an order. */
export interface FundOfOrder {
  readonly number: string;
  /** What it paid of the order and of the changes that were made, less what those gave back to it. */
  readonly paidMinor: number;
  /** What the release or the cancellation of the order gave back to it. */
  readonly returnedMinor: number;
  /** Calendar date, `YYYY-MM-DD`. */
  readonly expiresOn: string;
}

/** A movement of a travel fund that pays an order, with the fund's last day. */
export interface FundMovementJson {
  readonly number: string;
  /** Calendar date, `YYYY-MM-DD`. */
  readonly expiresOn: string;
  readonly amountMinor: number;
  /** Whether the release or the cancellation of the order gave it back. */
  readonly isOfWhole: boolean;
}

/**
 * The part of a statement that reads what travel funds moved for each `booking_order`, with what its changes moved: those that were
 * made. What a change that waits or was released spent is no part of what the order costs.
 */
export const selectFundMovements = sql`(
        select jsonb_agg(jsonb_build_object('number', f.number, 'expiresOn', f.expires_on, 'amountMinor', m.amount_minor,
          'isOfWhole', m.kind = 'returned' and m.subject is null) order by f.number)
        from travel_fund_movement m join travel_credit f on f.number = m.fund_number
          left join order_change c on c.id = m.subject
        where m.order_id = booking_order.id and m.kind in ('spent', 'returned') and (c.id is null or c.status = 'confirmed'))`;

/** Gives the travel funds that pay an order, by their numbers. */
export function toFunds(movements: readonly FundMovementJson[]): readonly FundOfOrder[] {
  const funds = new Map(movements.map(({ number, expiresOn }) => [number, expiresOn]));
  return [...funds].map(([number, expiresOn]) => {
    const moved = movements.filter((row) => row.number === number);
    return {
      number,
      expiresOn,
      paidMinor: 0 - sumMinor(moved.filter(({ isOfWhole }) => !isOfWhole)),
      returnedMinor: sumMinor(moved.filter(({ isOfWhole }) => isOfWhole)),
    };
  });
}

/** Reads the travel funds that pay an order. */
export async function readFundsOfOrder(db: Database, orderId: string): Promise<readonly FundOfOrder[]> {
  const { rows } = (await db.execute(sql`
    select ${selectFundMovements} as movements from booking_order where id = ${orderId}`)) as {
    readonly rows: readonly { readonly movements: readonly FundMovementJson[] | null }[];
  };
  return toFunds(rows[0]?.movements ?? []);
}

function sumMinor(moved: readonly { readonly amountMinor: number }[]): number {
  return moved.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
