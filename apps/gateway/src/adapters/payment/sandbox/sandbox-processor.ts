import { randomUUID } from 'node:crypto';

import { and, eq, gt, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../../store/database.ts';
import type { AuthorisationRequest, PaymentProcessor, PaymentState } from '../payment-processor.ts';
import { sandboxAuthorisation, sandboxToken } from './sandbox-schema.ts';
import { challengesPath } from './sandbox-paths.ts';
import type { SandboxOutcome } from './test-cards.ts';

type Authorisation = typeof sandboxAuthorisation.$inferSelect;

/** After how long the card that keeps merchants waiting is approved. */
const slowAnswerMs = 8_000;

/**
 * Makes the sandbox: a payment processor whose cards are published and whose money does not exist.
 *
 * Its books stand in the database, so that it outlives a crash of the gateway as another company would.
 */
export function createSandboxProcessor(db: Database, now: () => Date): PaymentProcessor {
  const lookup = async (orderId: string): Promise<PaymentState> => {
    const [found] = await db.select().from(sandboxAuthorisation).where(eq(sandboxAuthorisation.reference, orderId));
    return found === undefined ? { state: 'unknown' } : stateOf(found, now());
  };
  return {
    async authorise(request, signal) {
      const { orderId, token } = request;
      // The token remembers whom it served, so that the same request again finds the same card.
      const [card] = await db
        .update(sandboxToken)
        .set({ usedFor: orderId })
        .where(
          and(
            eq(sandboxToken.token, token),
            or(isNull(sandboxToken.usedFor), eq(sandboxToken.usedFor, orderId)),
            gt(sandboxToken.expiresAt, now()),
          ),
        )
        .returning();
      const [made] = await db
        .insert(sandboxAuthorisation)
        .values(authorisationFor(request, card, now()))
        .onConflictDoNothing()
        .returning();
      if (made === undefined) return lookup(orderId);
      if (made.state === 'processing') await endOfPatience(signal);
      return stateOf(made, now());
    },
    lookup,
    async capture(orderId) {
      await db
        .update(sandboxAuthorisation)
        .set({ state: 'captured', captures: sql`${sandboxAuthorisation.captures} + 1` })
        .where(and(eq(sandboxAuthorisation.reference, orderId), isAuthorised(now())));
      return lookup(orderId);
    },
    async void(orderId) {
      await db
        .insert(sandboxAuthorisation)
        .values({ ...emptyAuthorisation(orderId, now()), state: 'voided' })
        .onConflictDoUpdate({
          target: sandboxAuthorisation.reference,
          set: { state: 'voided' },
          setWhere: inArray(sandboxAuthorisation.state, ['authorised', 'challenge', 'processing']),
        });
      return lookup(orderId);
    },
    async refund(orderId, amountMinor) {
      await db
        .update(sandboxAuthorisation)
        .set({ state: 'refunded', refundedMinor: amountMinor, refunds: sql`${sandboxAuthorisation.refunds} + 1` })
        .where(
          and(
            eq(sandboxAuthorisation.reference, orderId),
            eq(sandboxAuthorisation.state, 'captured'),
            gte(sandboxAuthorisation.amountMinor, amountMinor),
          ),
        );
      return lookup(orderId);
    },
  };
}

/** Tells whether an amount is reserved at a moment: a slow answer becomes known by the passing of time alone. */
function isAuthorised(at: Date): SQL | undefined {
  return or(
    eq(sandboxAuthorisation.state, 'authorised'),
    and(eq(sandboxAuthorisation.state, 'processing'), lte(sandboxAuthorisation.settlesAt, at)),
  );
}

function authorisationFor(
  { orderId, amount, returnUrl, language }: AuthorisationRequest,
  card: typeof sandboxToken.$inferSelect | undefined,
  at: Date,
): typeof sandboxAuthorisation.$inferInsert {
  const { pathname, search } = new URL(returnUrl);
  return {
    ...emptyAuthorisation(orderId, at),
    ...amount,
    language,
    ...(card === undefined ? { state: 'tokenInvalid' } : { brand: card.brand, lastFour: card.lastFour }),
    ...(card === undefined ? {} : outcomeStates[card.outcome]),
    returnPath: pathname + search,
    ...(card?.outcome === 'timeout' ? { settlesAt: new Date(at.getTime() + slowAnswerMs) } : {}),
  };
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

const outcomeStates: Readonly<Record<SandboxOutcome, Partial<Authorisation>>> = {
  approved: { state: 'authorised' },
  declined: { state: 'declined', declineReason: 'declined' },
  insufficientFunds: { state: 'declined', declineReason: 'insufficientFunds' },
  challenge: { state: 'challenge' },
  timeout: { state: 'processing' },
};

function stateOf(found: Authorisation, at: Date): PaymentState {
  const card = { brand: found.brand, lastFour: found.lastFour };
  switch (found.state) {
    case 'challenge':
      return { state: 'challenge', challengeUrl: `${challengesPath}/${found.challengeId}?language=${found.language}` };
    case 'declined':
      return { state: 'declined', reason: found.declineReason ?? 'declined' };
    case 'authorised':
    case 'captured':
      return { state: found.state, card };
    case 'processing':
      return found.settlesAt !== null && found.settlesAt <= at
        ? { state: 'authorised', card }
        : { state: 'processing' };
    case 'refunded':
      return { state: 'refunded', refundedMinor: found.refundedMinor };
    case 'voided':
    case 'tokenInvalid':
      return { state: found.state };
  }
}

/** Says nothing until the merchant stops waiting. */
function endOfPatience(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
