import type { PaymentSetup, Wallet, WalletCardBrand } from '@airline/contract';

import type { Database } from '../../database/database.ts';
import type { CardVault } from './card-vault.ts';
import type { PaymentProcessor } from './payment-processor.ts';
import type { ChargeKind } from './rules/charge-kinds.ts';
import { type PaymentDeadlines, vaultWithDeadlines, withDeadlines } from './with-deadlines.ts';
import { createSandboxPayPal } from './sandbox/sandbox-pay-pal.ts';
import { createSandboxVault } from './sandbox/sandbox-vault.ts';
import { createSandboxProcessor } from './sandbox/sandbox-processor.ts';
import { tokensPath, walletTokensPath } from './sandbox/sandbox-paths.ts';
import { listWalletCards } from './sandbox/make-wallet-token.ts';
import { testCards } from './sandbox/test-cards.ts';

export interface PaymentConfig {
  /** Who moves the money: another processor needs its adapter here, and its name. */
  readonly paymentProcessor: 'sandbox';
  /** Whether people may pay by PayPal; what was paid by it is given back by it whether or not. */
  readonly offersPayPal: boolean;
  /** The wallets that people may pay by. */
  readonly wallets: readonly Wallet[];
  /** Whom the sheets of wallets say is paid. */
  readonly walletMerchantName: string;
  /** The card schemes that wallets may pay with. */
  readonly walletCardBrands: readonly WalletCardBrand[];
}

/** Who moves the money, and what browsers have to know of them. */
export interface Payments {
  /** The company for each kind of payment that a company moves. */
  readonly processors: Readonly<Record<ChargeKind, PaymentProcessor>>;
  /** Who keeps the cards that members save. */
  readonly vault: CardVault;
  readonly setup: PaymentSetup;
}

/** Tells whether a gateway pays with the sandbox. */
export function isPaymentSandbox({ paymentProcessor }: Pick<PaymentConfig, 'paymentProcessor'>): boolean {
  return paymentProcessor === 'sandbox';
}

/** Makes the payments that the configuration names. */
export function createPayments(
  { paymentProcessor, offersPayPal, wallets, walletMerchantName: merchantName, walletCardBrands }: PaymentConfig,
  db: Database,
  now: () => Date,
  deadlines: PaymentDeadlines,
): Payments {
  switch (paymentProcessor) {
    case 'sandbox':
      return {
        processors: {
          card: withDeadlines(createSandboxProcessor(db, now), deadlines),
          payPal: withDeadlines(createSandboxPayPal(db, now), deadlines),
        },
        vault: vaultWithDeadlines(createSandboxVault(db, now), deadlines.authorise),
        setup: {
          tokensUrl: tokensPath,
          testCards: [...testCards],
          payPal: offersPayPal,
          wallets: wallets.map((wallet) => ({
            wallet,
            merchantName,
            sheet: { kind: 'sandbox', tokensUrl: walletTokensPath, cards: listWalletCards(walletCardBrands) },
          })),
        },
      };
  }
}
