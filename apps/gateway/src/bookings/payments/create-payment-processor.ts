import type { PaymentSetup } from '@airline/contract';

import type { Database } from '../../database/database.ts';
import type { PaymentProcessor } from './payment-processor.ts';
import { type PaymentDeadlines, withDeadlines } from './with-deadlines.ts';
import { createSandboxProcessor } from './sandbox/sandbox-processor.ts';
import { tokensPath } from './sandbox/sandbox-paths.ts';
import { testCards } from './sandbox/test-cards.ts';

export interface PaymentConfig {
  /** Who moves the money: another processor needs its adapter here, and its name. */
  readonly paymentProcessor: 'sandbox';
}

/** Who moves the money, and what browsers have to know of them. */
export interface Payments {
  readonly processor: PaymentProcessor;
  readonly setup: PaymentSetup;
}

/** Tells whether a gateway pays with the sandbox. */
export function isPaymentSandbox({ paymentProcessor }: PaymentConfig): boolean {
  return paymentProcessor === 'sandbox';
}

/** Makes the payments that the configuration names. */
export function createPayments(
  { paymentProcessor }: PaymentConfig,
  db: Database,
  now: () => Date,
  deadlines: PaymentDeadlines,
): Payments {
  switch (paymentProcessor) {
    case 'sandbox':
      return {
        processor: withDeadlines(createSandboxProcessor(db, now), deadlines),
        setup: { tokensUrl: tokensPath, testCards: [...testCards] },
      };
  }
}
