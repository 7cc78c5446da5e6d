import { fundTransfer, fundTransferQuote } from '@airline/contract';
import * as z from 'zod/mini';

/** A transfer that was checked and waits for its confirmation: for a reload, and gone with the tab. */
const storageKey = 'airline.fund-transfer';

const transferDraft = z.object({ transfer: fundTransfer, quote: fundTransferQuote });

export type TransferDraft = z.infer<typeof transferDraft>;

/** Gives the transfer that waits for its confirmation; `undefined` when there is none. */
export function readTransferDraft(): TransferDraft | undefined {
  try {
    const parsed = transferDraft.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

export function keepTransferDraft(draft: TransferDraft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // A browser that denies storage leads back to the form.
  }
}

export function forgetTransferDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // There is none.
  }
}
