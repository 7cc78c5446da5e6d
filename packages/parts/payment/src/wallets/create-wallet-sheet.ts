import { createPaymentRequestSheet } from './payment-request-sheet.ts';
import { createSandboxSheet, type ShowSheet } from './sandbox-sheet.ts';
import type { OfferedWallet, WalletSheet } from './wallet-sheet.ts';

/** Makes the sheet of a wallet as the setup says; `show` draws the sandbox's own one. */
export function createWalletSheet({ wallet, merchantName, sheet }: OfferedWallet, show: ShowSheet): WalletSheet {
  return sheet.kind === 'sandbox'
    ? createSandboxSheet({ wallet, merchantName, sheet }, show)
    : createPaymentRequestSheet(wallet, merchantName, sheet);
}
