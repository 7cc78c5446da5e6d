import { randomUUID } from 'node:crypto';

import { and, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../../database/database.ts';
import type { AuthorisationRequest, PaymentState } from '../payment-processor.ts';
import type { PaymentAdapter } from '../with-deadlines.ts';
import { sandboxAuthorisation } from './sandbox-schema.ts';
import { challengesPath } from './sandbox-paths.ts';
import type { SandboxOutcome } from './test-cards.ts';

type Authorisation = typeof sandboxAuthorisation.$inferSelect;

/** What a card's outcome makes of an authorisation. */
type Made = Pick<Authorisation, 'state' | 'declineReason' | 'brand' | 'lastFour' | 'fingerprint'>;

/** As much of an authorisation as its state follows from. */
type Described = Made & Pick<Authorisation, 'challengeId' | 'language' | 'settlesAt' | 'refundedMinor'>;

const outcomeStates: Readonly<Record<SandboxOutcome, Pick<Made, 'state'> & Partial<Made>>> = {
  approved: { state: 'authorised' },
  declined: { state: 'declined', declineReason: 'declined' },
  insufficientFunds: { state: 'declined', declineReason: 'insufficientFunds' },
  challenge: { state: 'challenge' },
  timeout: { state: 'processing' },
};

/** What comes of each card, as rows for the database. */
const outcomes = JSON.stringify(Object.entries(outcomeStates).map(([outcome, made]) => ({ outcome, ...made })));

/** After how long the card that keeps merchants waiting is approved. */
const slowAnswerMs = 8_000;

/**
 * Makes the sandbox: a payment processor whose cards are published and whose money does not exist.
 *
 * Its books stand in the database, so that it outlives a crash of the gateway as another company would.
 */
export function createSandboxProcessor(db: Database, now: () => Date): PaymentAdapter {
  const lookup = async (orderId: string): Promise<PaymentState> => {
    const [found] = await db.select().from(sandboxAuthorisation).where(eq(sandboxAuthorisation.reference, orderId));
    return found === undefined ? { state: 'unknown' } : toPaymentState(found, now());
  };
  return {
    async authorise(request, signal) {
      const made = await authoriseOnce(db, request, now());
      if (made === undefined) return lookup(request.orderId);
      if (made.state === 'processing') await endOfPatience(signal);
      return toPaymentState(made, now());
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

/**
 * Uses the card's token for an order and writes what comes of it, in one statement; gives `undefined` when the order has
 * its authorisation already. The token remembers whom it served, so that the same request again finds the same card.
 */
async function authoriseOnce(
  db: Database,
  { orderId, token, amount, returnUrl, language }: AuthorisationRequest,
  at: Date,
): Promise<Described | undefined> {
  const { pathname, search, hash } = new URL(returnUrl);
  const challengeId = randomUUID();
  const instant = at.toISOString();
  const settlesAt = new Date(at.getTime() + slowAnswerMs);
  const result = await db.execute(sql`
    with card as (
      update sandbox_token set used_for = ${orderId}::uuid
      where token = ${token} and (used_for is null or used_for = ${orderId}::uuid) and expires_at > ${instant}::timestamptz
      returning outcome, brand, last_four, fingerprint
    )
    insert into sandbox_authorisation
      (reference, challenge_id, state, decline_reason, amount_minor, currency, brand, last_four, fingerprint, return_path,
       language, created_at, settles_at)
    select ${orderId}::uuid, ${challengeId}::uuid, coalesce(o.state, 'tokenInvalid'), o."declineReason",
      ${amount.amountMinor}::integer, ${amount.currency}, coalesce(card.brand, ''), coalesce(card.last_four, ''),
      card.fingerprint, ${pathname + search + hash}, ${language}, ${instant}::timestamptz,
      case when o.state = 'processing' then ${settlesAt.toISOString()}::timestamptz end
    from (select) as request
    left join card on true
    left join jsonb_to_recordset(${outcomes}::jsonb) as o (outcome text, state text, "declineReason" text)
      using (outcome)
    on conflict do nothing
    returning state, decline_reason as "declineReason", brand, last_four as "lastFour", fingerprint`);
  const [made] = (result as { readonly rows: readonly Made[] }).rows;
  return made && { ...made, challengeId, language, settlesAt, refundedMinor: 0 };
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

function toPaymentState(found: Described, at: Date): PaymentState {
  const card = { brand: found.brand, lastFour: found.lastFour };
  switch (found.state) {
    case 'challenge':
      return {
        state: 'challenge',
        challengeUrl: `${challengesPath}/${found.challengeId}?language=${found.language}`,
        ...(found.fingerprint === null ? {} : { cardFingerprint: found.fingerprint }),
      };
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
