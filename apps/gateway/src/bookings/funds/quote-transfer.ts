import type { FundTransfer, FundTransferQuote } from '@airline/contract';

import { type Refused, refusedByName, refusedForNow } from '../../http/refusal.ts';
import { findRecipient, type Recipient } from './recipient-store.ts';
import { type StoredFund, transferFault } from './rules/fund-state.ts';
import { usd } from './rules/fund-view.ts';
import { hintAtRecipient } from './rules/recipient-hint.ts';
import type { FundServices } from './services.ts';

/** Checks whether a fund may be transferred, and that it is the account's own. */
export function checkFund(fund: StoredFund | undefined, now: Date): StoredFund | Refused {
  if (fund === undefined) return refusedByName('fundNotFound');
  const fault = transferFault(fund, now);
  return fault === undefined ? fund : refusedByName(fault);
}

/**
 * Finds who shall have a fund; a wrong number and a wrong name get the same answer. Wrong ones are counted by account, so that
 * nobody tries names for the numbers of others.
 */
export async function checkRecipient(
  { db, limits }: Pick<FundServices, 'db' | 'limits'>,
  accountId: string,
  { recipientNumber, recipientLastName }: FundTransfer,
): Promise<Recipient | Refused> {
  const tries = await limits.limitRate('fundRecipients', accountId);
  if (tries.isExceeded) return refusedForNow(tries);
  const recipient = await findRecipient(db, recipientNumber, recipientLastName);
  if (recipient === undefined) return refusedByName('recipientNotFound');
  await limits.forgetRate('fundRecipients', accountId);
  return recipient.id === accountId ? refusedByName('recipientIsHolder') : recipient;
}

/** Says what transferring a fund to a member does. */
export function quoteTransfer(fund: StoredFund, recipient: Recipient): FundTransferQuote {
  return {
    amount: usd(fund.amountMinor),
    expiresOn: fund.expiresOn,
    lastFour: fund.number.slice(-4),
    recipientHint: hintAtRecipient(recipient),
  };
}
