import { and, eq, inArray, isNull, or } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { travelCredit, travelFundMovement } from '../funds/fund-schema.ts';
import { orderChange } from './order-change-schema.ts';
import type { FundsOf } from '../funds/return-funds.ts';

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

/** Reads the travel funds that pay orders, with what their changes moved: those that were made. Gives what finds those of each. */
export async function readFundsOfOrders(
  db: Database,
  orderIds: readonly string[],
): Promise<(orderId: string) => readonly FundOfOrder[]> {
  if (orderIds.length === 0) return () => [];
  const rows = await db
    .select({
      orderId: travelFundMovement.orderId,
      kind: travelFundMovement.kind,
      subject: travelFundMovement.subject,
      amountMinor: travelFundMovement.amountMinor,
      number: travelCredit.number,
      expiresOn: travelCredit.expiresOn,
    })
    .from(travelFundMovement)
    .innerJoin(travelCredit, eq(travelCredit.number, travelFundMovement.fundNumber))
    .leftJoin(orderChange, eq(orderChange.id, travelFundMovement.subject))
    .where(
      and(
        inArray(travelFundMovement.orderId, [...orderIds]),
        inArray(travelFundMovement.kind, ['spent', 'returned']),
        // What a change that waits or was released spent is no part of what the order costs.
        or(isNull(orderChange.id), eq(orderChange.status, 'confirmed')),
      ),
    )
    .orderBy(travelCredit.number);
  return (orderId) => {
    const ofOrder = rows.filter((row) => row.orderId === orderId);
    const funds = new Map(ofOrder.map(({ number, expiresOn }) => [number, expiresOn]));
    return [...funds].map(([number, expiresOn]) => {
      const moved = ofOrder.filter((row) => row.number === number);
      const isOfWhole = ({ kind, subject }: (typeof moved)[number]): boolean => kind === 'returned' && subject === null;
      return {
        number,
        expiresOn,
        paidMinor: 0 - sumMinor(moved.filter((row) => !isOfWhole(row))),
        returnedMinor: sumMinor(moved.filter(isOfWhole)),
      };
    });
  };
}

function sumMinor(moved: readonly { readonly amountMinor: number }[]): number {
  return moved.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/** What an order, or a change of it, takes from travel funds or gives back to them. */
export interface FundsMoved extends FundsOf {
  readonly kind: 'spent' | 'returned';
  readonly funds: readonly { readonly number: string; readonly amountMinor: number }[];
}

/** Moves a part of what a change costs from or to travel funds, by their numbers: who locks several does so in everybody's order. */
export async function moveFunds(tx: Database, { orderId, subject, kind, funds }: FundsMoved, now: Date): Promise<void> {
  if (funds.length === 0) return;
  const sign = kind === 'spent' ? -1 : 1;
  const inOrder = funds.toSorted((one, other) => (one.number < other.number ? -1 : 1));
  await tx.insert(travelFundMovement).values(
    inOrder.map(({ number: fundNumber, amountMinor }) => ({
      fundNumber,
      kind,
      amountMinor: sign * amountMinor,
      at: now,
      orderId,
      subject: subject ?? null,
    })),
  );
}
