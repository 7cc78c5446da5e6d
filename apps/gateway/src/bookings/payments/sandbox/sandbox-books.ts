import { randomUUID } from 'node:crypto';

import { and, eq, inArray, lte, ne, or, isNull, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../../database/database.ts';
import type { PaymentState } from '../payment-processor.ts';
import type { PaymentAdapter } from '../with-deadlines.ts';
import { refundOnce } from './refund-once.ts';
import { approvalsPath, challengesPath } from './sandbox-paths.ts';
import { sandboxAuthorisation } from './sandbox-schema.ts';

type Authorisation = typeof sandboxAuthorisation.$inferSelect;

/** Makes what both companies of the sandbox do with a payment that somebody asked them for. */
export function createSandboxBooks(db: Database, now: () => Date): Omit<PaymentAdapter, 'authorise'> {
  const lookup = async (paymentId: string): Promise<PaymentState> => {
    const [found] = await db.select().from(sandboxAuthorisation).where(eq(sandboxAuthorisation.reference, paymentId));
    return found === undefined ? { state: 'unknown' } : toPaymentState(found, now());
  };
  return {
    lookup,
    async capture(paymentId) {
      await db
        .update(sandboxAuthorisation)
        .set({ state: 'captured', captures: sql`${sandboxAuthorisation.captures} + 1` })
        .where(and(eq(sandboxAuthorisation.reference, paymentId), isAuthorised(now())));
      return lookup(paymentId);
    },
    async void(paymentId) {
      await db
        .insert(sandboxAuthorisation)
        .values({ ...emptyAuthorisation(paymentId, now()), state: 'voided' })
        .onConflictDoUpdate({
          target: sandboxAuthorisation.reference,
          set: { state: 'voided' },
          setWhere: inArray(sandboxAuthorisation.state, ['authorised', 'challenge', 'processing']),
        });
      return lookup(paymentId);
    },
    refund: (request) => refundOnce(db, request, now()),
  };
}

/** Tells whether an amount is reserved at a moment: a slow answer becomes known by the passing of time alone. */
function isAuthorised(at: Date): SQL | undefined {
  const { state, settlesAt, settlesTo } = sandboxAuthorisation;
  const isYes = or(isNull(settlesTo), ne(settlesTo, 'declined'));
  return or(eq(state, 'authorised'), and(eq(state, 'processing'), lte(settlesAt, at), isYes));
}

function emptyAuthorisation(reference: string, createdAt: Date) {
  return {
    reference,
    challengeId: randomUUID(),
    state: 'declined' as Authorisation['state'],
    amountMinor: 0,
    currency: 'USD',
    brand: '',
    lastFour: '',
    returnPath: '',
    language: 'es' as Authorisation['language'],
    createdAt,
  };
}

export function toPaymentState(found: Authorisation, at: Date): PaymentState {
  const { brand, lastFour, account, challengeId, language } = found;
  const payer = { brand, lastFour, account };
  const declined = { state: 'declined', reason: found.declineReason ?? 'declined' } as const;
  switch (found.state) {
    case 'challenge': {
      const path = found.processor === 'payPal' ? approvalsPath : challengesPath;
      return {
        state: 'challenge',
        challengeUrl: `${path}/${challengeId}?language=${language}`,
        ...(found.fingerprint === null ? {} : { cardFingerprint: found.fingerprint }),
      };
    }
    case 'declined':
      return declined;
    case 'authorised':
    case 'captured':
      return { state: found.state, payer };
    case 'processing':
      if (found.settlesAt === null || found.settlesAt > at) return { state: 'processing' };
      return found.settlesTo === 'declined' ? declined : { state: 'authorised', payer };
    case 'refunded':
      return { state: 'refunded', refundedMinor: found.refundedMinor };
    case 'voided':
    case 'tokenInvalid':
      return { state: found.state };
  }
}
