import { randomUUID } from 'node:crypto';

import type { Agreement } from '@airline/contract';

import type { KeyedRequest } from '../../database/idempotency-key-store.ts';
import type { StoredTrip } from '../orders/booked-trip-store.ts';
import { type FundTender, lastFourOf } from '../orders/check-funds.ts';
import type { Tender } from '../orders/rules/tenders.ts';
import type { OrderTiming } from '../orders/services.ts';
import type { OrderChangeRow } from '../orders/order-change-store.ts';
import type { WantedChange } from './read-wanted-change.ts';

/** A change that takes its seats now, and the request that asks for it. */
export interface NewChange extends Omit<
  OrderChangeRow,
  'number' | 'status' | 'releaseReason' | 'confirmedAt' | 'creditNumber' | 'seats'
> {
  readonly seats: WantedChange['seats'];
  /** Whose points are due. */
  readonly accountId: string | null;
  /** The travel funds that pay a part of what is due. */
  readonly funds: readonly FundTender[];
  readonly request: KeyedRequest & { readonly lockMs: number };
}

/** What a change is made of. */
interface ChangeParts {
  readonly booked: StoredTrip;
  readonly wanted: WantedChange;
  readonly tenders: readonly Tender[];
  readonly funds: readonly FundTender[];
  /** Null where an operator changes it, and its person has agreed to nothing new. */
  readonly agreement: Agreement | null;
  readonly addressHash: string;
  readonly keyed: KeyedRequest;
}

/** Makes the change of a trip that was checked. */
export function newChange(
  { booked, wanted: { quote, seats }, tenders, funds, agreement, addressHash, keyed }: ChangeParts,
  now: Date,
  timing: OrderTiming,
): NewChange {
  const after = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);
  return {
    id: randomUUID(),
    orderId: booked.orderId,
    accountId: booked.accountId,
    replaces: booked.version,
    offer: quote.offer,
    difference: quote.difference,
    endedExtras: quote.endedExtras,
    seats,
    payments: tenders.map((tender, position) => ({
      ...tender,
      id: randomUUID(),
      position,
      currency: quote.difference.due.currency,
      brand: '',
      lastFour: lastFourOf(funds, position),
      account: null,
    })),
    funds,
    agreement,
    cancelledPart: null,
    addressHash,
    createdAt: now,
    holdExpiresAt: after(timing.unansweredHoldMs),
    settleAfter: after(timing.settleAfterMs),
    request: { key: keyed.key, requestHash: keyed.requestHash, lockMs: timing.requestLockMs },
  };
}
