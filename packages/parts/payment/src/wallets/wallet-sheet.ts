import type { Money, PaymentSetup } from '@airline/contract';

/** A wallet that is offered, and how its sheet is opened. */
export type OfferedWallet = NonNullable<PaymentSetup['wallets']>[number];

/** What came of the sheet of a wallet. */
export type WalletAnswer =
  /** The person agreed to the amount: the token pays it once. */
  | { readonly outcome: 'agreed'; readonly token: string }
  /** The person closed it. */
  | { readonly outcome: 'closed' }
  /** It could not be opened, or gave nothing that can be read: nothing was agreed to. */
  | { readonly outcome: 'failed' };

/** The sheet on which the person agrees to a payment with their wallet: the wallet's own or the sandbox's. */
export interface WalletSheet {
  /** Tells whether this device has the wallet. */
  readonly isAvailable: () => Promise<boolean>;
  /** Opens the sheet for an amount. Browsers allow it while they handle a press of the person's, and no later. */
  readonly request: (total: Money) => Promise<WalletAnswer>;
}
