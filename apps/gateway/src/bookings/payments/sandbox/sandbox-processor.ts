import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';

import type { Database } from '../../../database/database.ts';
import type { AuthorisationRequest } from '../payment-processor.ts';
import type { PaymentAdapter } from '../with-deadlines.ts';
import { type JsonRow, rowFromJson } from '../../../database/row-from-json.ts';
import { createSandboxBooks, toPaymentState } from './sandbox-books.ts';
import { sandboxBehaviours } from './sandbox-outcomes.ts';
import { sandboxAuthorisation } from './sandbox-schema.ts';

/** What comes of each card, as rows for the database. */
const outcomes = JSON.stringify(Object.entries(sandboxBehaviours).map(([outcome, made]) => ({ outcome, ...made })));

/**
 * Makes the sandbox: a payment processor whose cards are published and whose money does not exist.
 *
 * Its books stand in the database, so that it outlives a crash of the gateway as another company would.
 */
export function createSandboxProcessor(db: Database, now: () => Date): PaymentAdapter {
  const books = createSandboxBooks(db, now);
  return {
    ...books,
    async authorise(request, signal) {
      const at = now();
      const made = await authoriseOnce(db, request, at);
      if (made === undefined) return books.lookup(request.paymentId, signal);
      if (made.isSilent === true) await endOfPatience(signal);
      return toPaymentState(rowFromJson(sandboxAuthorisation, made.authorisation), at);
    },
  };
}

interface Made {
  readonly authorisation: JsonRow;
  readonly isSilent: boolean | null;
}

/**
 * Uses the card's token for a payment and writes what comes of it, in one statement; gives `undefined` when the payment has
 * its authorisation already. A wallet's token pays as that wallet alone, and what its person agreed to. The token remembers whom it served, so that the same request again finds the same card.
 */
async function authoriseOnce(
  db: Database,
  { paymentId, token, wallet, amount, returnUrl, language }: AuthorisationRequest,
  at: Date,
): Promise<Made | undefined> {
  const { pathname, search, hash } = new URL(returnUrl);
  const challengeId = randomUUID();
  const instant = at.toISOString();
  const result = await db.execute(sql`
    with card as (
      update sandbox_token set used_for = ${paymentId}::uuid
      where token = ${token ?? ''} and (used_for is null or used_for = ${paymentId}::uuid) and expires_at > ${instant}::timestamptz
        and wallet is not distinct from ${wallet ?? null}::text
        and (wallet is null or (amount_minor = ${amount.amountMinor}::integer and currency = ${amount.currency}))
      returning outcome, brand, last_four, fingerprint
    )
    insert into sandbox_authorisation
      (reference, challenge_id, state, decline_reason, amount_minor, currency, brand, last_four, fingerprint, return_path,
       language, created_at, settles_at, settles_to)
    select ${paymentId}::uuid, ${challengeId}::uuid, coalesce(o.state, 'tokenInvalid'), o."declineReason",
      ${amount.amountMinor}::integer, ${amount.currency}, coalesce(card.brand, ''), coalesce(card.last_four, ''),
      card.fingerprint, ${pathname + search + hash}, ${language}, ${instant}::timestamptz,
      ${instant}::timestamptz + o."settlesAfterMs" * interval '1 millisecond', o."settlesTo"
    from (select) as request
    left join card on true
    left join jsonb_to_recordset(${outcomes}::jsonb) as o
      (outcome text, state text, "declineReason" text, "settlesAfterMs" integer, "settlesTo" text, "isSilent" boolean)
      using (outcome)
    on conflict do nothing
    returning to_jsonb(sandbox_authorisation) as authorisation, (select b."isSilent" from card
      join jsonb_to_recordset(${outcomes}::jsonb) as b (outcome text, "isSilent" boolean) using (outcome)) as "isSilent"`);
  const [made] = (result as { readonly rows: readonly Made[] }).rows;
  return made;
}

/** Says nothing until the merchant stops waiting. */
function endOfPatience(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
