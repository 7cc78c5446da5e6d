import type { Environment } from '@airline/client-config/environments';
import type { PaymentSetup } from '@airline/contract';

import type { Database } from '../../database/database.ts';
import type { PaymentProcessor } from './payment-processor.ts';
import { createSandboxProcessor } from './sandbox/sandbox-processor.ts';
import { tokensPath } from './sandbox/sandbox-paths.ts';
import { testCards } from './sandbox/test-cards.ts';

export interface PaymentConfig {
  readonly environment: Environment;
  /** Absent for the environment's own choice. */
  readonly paymentProcessor: 'sandbox' | undefined;
}

/** Who moves the money, and what browsers have to know of them. */
export interface Payments {
  readonly processor: PaymentProcessor;
  readonly setup: PaymentSetup;
}

/** Tells whether a gateway pays with the sandbox: never in production. */
export function isPaymentSandbox({ environment }: Pick<PaymentConfig, 'environment'>): boolean {
  return environment !== 'prod';
}

/**
 * Makes the payments of an environment.
 *
 * @throws in production, where the sandbox must not stand: another processor needs its adapter here, and its name.
 */
export function createPayments(config: PaymentConfig, db: Database, now: () => Date): Payments {
  if (!isPaymentSandbox(config)) {
    const given = config.paymentProcessor === undefined ? 'is missing' : `is '${config.paymentProcessor}'`;
    throw new Error(`PAYMENT_PROCESSOR ${given}: environment prod takes money through a real processor only.`);
  }
  return { processor: createSandboxProcessor(db, now), setup: { tokensUrl: tokensPath, testCards: [...testCards] } };
}
