import type { AccountFund, TravelFund } from '@airline/contract';

import { stateOf, type StoredFund, transferFault } from './fund-state.ts';

/** A movement as it is stored, with the record locator of its order. */
export interface StoredMovement {
  readonly fundNumber: string;
  readonly kind: AccountFund['movements'][number]['kind'];
  readonly amountMinor: number;
  readonly at: Date;
  readonly recordLocator: string | null;
}

/** Shows a fund to who knows its number. */
export function toFund(fund: StoredFund, now: Date): TravelFund & { readonly number: string } {
  const { number, kind, holderFirstName, holderLastName, recordLocator, issuedAt, expiresOn } = fund;
  const state = stateOf(fund, now);
  return {
    number,
    lastFour: number.slice(-4),
    kind,
    holder: { firstName: holderFirstName, lastName: holderLastName },
    left: usd(state === 'expired' ? 0 : fund.leftMinor),
    issued: usd(fund.amountMinor),
    held: usd(fund.heldMinor),
    ...(recordLocator === null ? {} : { recordLocator }),
    issuedAt: issuedAt.toISOString(),
    expiresOn,
    state,
    isTransferable: transferFault(fund, now) === undefined,
  };
}

/** Shows a fund to who knows the trip that it came from: without its number, which is as good as money. */
export function toFundOfTrip(fund: StoredFund, now: Date): TravelFund {
  const { number: _number, ...shown } = toFund(fund, now);
  return shown;
}

/** Shows a fund of an account with what happened to it, the newest first. */
export function toAccountFund(fund: StoredFund, movements: readonly StoredMovement[], now: Date): AccountFund {
  return {
    ...toFund(fund, now),
    movements: movements
      .filter(({ fundNumber }) => fundNumber === fund.number)
      .map(({ kind, amountMinor, at, recordLocator }) => ({
        kind,
        amount: usd(Math.abs(amountMinor)),
        at: at.toISOString(),
        ...(recordLocator === null ? {} : { recordLocator }),
      })),
  };
}

/** Writes an amount of cents as the contract has it. */
export function usd(amountMinor: number): TravelFund['left'] {
  return { amountMinor, currency: 'USD' };
}
