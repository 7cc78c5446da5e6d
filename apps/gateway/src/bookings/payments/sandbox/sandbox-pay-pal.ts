import { randomUUID } from 'node:crypto';

import { and, eq } from 'drizzle-orm';

import type { Database } from '../../../database/database.ts';
import { maskEmail } from '../../../accounts/identity/rules/mask-email.ts';
import type { PaymentAdapter } from '../with-deadlines.ts';
import { createSandboxBooks } from './sandbox-books.ts';
import { sandboxBehaviours } from './sandbox-outcomes.ts';
import { sandboxAuthorisation } from './sandbox-schema.ts';
import { testAccounts } from './test-cards.ts';

/**
 * Makes the sandbox's PayPal: nothing is reserved before the person has agreed on its page, with one of the published accounts.
 */
export function createSandboxPayPal(db: Database, now: () => Date): PaymentAdapter {
  const books = createSandboxBooks(db, now);
  return {
    ...books,
    async authorise({ paymentId, amount, returnUrl, language, countryCode }, signal) {
      const { pathname, search, hash } = new URL(returnUrl);
      await db
        .insert(sandboxAuthorisation)
        .values({
          reference: paymentId,
          challengeId: randomUUID(),
          state: 'challenge',
          processor: 'payPal',
          ...amount,
          brand: '',
          lastFour: '',
          countryCode: countryCode ?? null,
          returnPath: pathname + search + hash,
          language,
          createdAt: now(),
        })
        .onConflictDoNothing();
      return books.lookup(paymentId, signal);
    },
  };
}

/** What the person answers on PayPal's page: they pay with an account, or go back. */
export type Approval = { readonly email: string } | 'cancel';

/** Writes down what the person answered on PayPal's page; the first answer counts. False where the account is none of the sandbox's. */
export async function decideApproval(
  db: Database,
  challengeId: string,
  approval: Approval,
  now: Date,
): Promise<boolean> {
  const known = approval === 'cancel' ? undefined : testAccounts.find(({ email }) => email === approval.email);
  if (known === undefined && approval !== 'cancel') return false;
  const behaviour =
    known === undefined
      ? ({ state: 'declined', declineReason: 'payerCancelled' } as const)
      : sandboxBehaviours[known.outcome];
  const { state, declineReason, settlesAfterMs, settlesTo } = {
    settlesAfterMs: undefined,
    settlesTo: undefined,
    ...behaviour,
  };
  await db
    .update(sandboxAuthorisation)
    .set({
      state,
      declineReason: declineReason ?? null,
      account: known === undefined ? null : maskEmail(known.email),
      settlesAt: settlesAfterMs === undefined ? null : new Date(now.getTime() + settlesAfterMs),
      settlesTo: settlesTo ?? null,
    })
    .where(and(eq(sandboxAuthorisation.challengeId, challengeId), eq(sandboxAuthorisation.state, 'challenge')));
  return true;
}
