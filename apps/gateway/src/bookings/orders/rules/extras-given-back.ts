import type { ExtraKind, ExtrasGivenBack } from '@airline/contract';

import type { ChargeKind } from '../../payments/rules/charge-kinds.ts';

/** An extra that an order has, and what paid it. */
export interface PaidExtra {
  readonly id: string;
  readonly kind: ExtraKind;
  /** The traveller's position in the order. */
  readonly passenger: number;
  /** The direction, by its place. */
  readonly bound: number;
  /** The flight; null of what is for a whole direction. */
  readonly legId: string | null;
  readonly amountMinor: number;
  readonly paymentId: string;
  readonly paidBy: ChargeKind;
}

/** An extra that ends, and whether its money goes back to what paid it. */
export interface EndedExtra {
  readonly id: string;
  readonly state: 'refunded' | 'forfeited';
}

/** What extras that end give back. */
export interface PlannedExtras {
  readonly ended: readonly EndedExtra[];
  /** One for each payment that gives something back. */
  readonly refunds: readonly { readonly paymentId: string; readonly kind: ChargeKind; readonly amountMinor: number }[];
  /** As a person sees it; absent where nothing ends. */
  readonly given: { readonly extras?: ExtrasGivenBack };
}

/**
 * Says what extras that end give back, whatever their fares do:
 *
 * 1. a bag that is not flown is refunded: nothing of it was used;
 * 2. early bird check-in, upgraded boarding and seats are forfeited by who gives them up, since the place was kept for nobody else;
 * 3. but within the free day, and of a direction that is not flown as booked, they are refunded as well (`isFree`).
 *
 * All of it goes back to the payments that paid the extras, to each what was paid for those that end, and never to a travel fund.
 */
export function planEndedExtras(ending: readonly PaidExtra[], isFree: (bound: number) => boolean): PlannedExtras {
  if (ending.length === 0) return { ended: [], refunds: [], given: {} };
  const isRefunded = ({ kind, bound }: PaidExtra): boolean => kind === 'bag' || isFree(bound);
  const refunded = ending.filter(isRefunded);
  const sum = (extras: readonly PaidExtra[]) => extras.reduce((total, { amountMinor }) => total + amountMinor, 0);
  const payments = new Map(refunded.map(({ paymentId, paidBy }) => [paymentId, paidBy]));
  const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
  return {
    ended: ending.map((extra) => ({ id: extra.id, state: isRefunded(extra) ? 'refunded' : 'forfeited' })),
    refunds: [...payments].map(([paymentId, kind]) => ({
      paymentId,
      kind,
      amountMinor: sum(refunded.filter((extra) => extra.paymentId === paymentId)),
    })),
    given: { extras: { refund: usd(sum(refunded)), forfeited: usd(sum(ending) - sum(refunded)) } },
  };
}

/** Finds the extras that end when flights change: those of flights that are no longer booked, as seats are. Bags and early bird check-in go with the direction. */
export function listExtrasOutside(extras: readonly PaidExtra[], legIds: readonly string[]): readonly PaidExtra[] {
  return extras.filter(({ legId }) => legId !== null && !legIds.includes(legId));
}

/** Finds the extras that end when a part is cancelled: directions, by their places, or travellers, by their positions. */
export function listExtrasOfPart(
  extras: readonly PaidExtra[],
  { bounds, passengers }: { readonly bounds: readonly number[]; readonly passengers: readonly number[] },
): readonly PaidExtra[] {
  return extras.filter(({ bound, passenger }) => bounds.includes(bound) || passengers.includes(passenger));
}
