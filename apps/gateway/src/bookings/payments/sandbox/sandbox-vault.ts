import { randomBytes } from 'node:crypto';

import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';

import type { Database } from '../../../database/database.ts';
import type { CardVault, KeptCard } from '../card-vault.ts';
import { tokenLifetimeMs } from './issue-token.ts';
import { sandboxCard, sandboxToken } from './sandbox-schema.ts';

/** Makes the sandbox's vault: it keeps published cards, and gives tokens of them as for cards that are typed. */
export function createSandboxVault(db: Database, now: () => Date): CardVault {
  return {
    keep: ({ reference, token }) =>
      db.transaction(async (tx) => {
        const [kept] = await tx.select().from(sandboxCard).where(eq(sandboxCard.reference, reference));
        if (kept !== undefined) return toKeptCard(kept);
        const [used] = await tx
          .update(sandboxToken)
          .set({ usedFor: reference })
          .where(
            and(
              eq(sandboxToken.token, token),
              or(isNull(sandboxToken.usedFor), eq(sandboxToken.usedFor, reference)),
              gt(sandboxToken.expiresAt, now()),
              isNull(sandboxToken.wallet),
              isNotNull(sandboxToken.expiryMonth),
            ),
          )
          .returning();
        if (used === undefined) return undefined;
        const { outcome, brand, lastFour, fingerprint } = used;
        const card = {
          reference,
          outcome,
          brand,
          lastFour,
          fingerprint,
          expiryMonth: used.expiryMonth ?? 0,
          expiryYear: used.expiryYear ?? 0,
          holderName: used.holderName ?? '',
        };
        await tx.insert(sandboxCard).values(card).onConflictDoNothing();
        return toKeptCard(card);
      }),
    async issueToken(reference) {
      const [card] = await db.select().from(sandboxCard).where(eq(sandboxCard.reference, reference));
      if (card === undefined) return undefined;
      const { outcome, brand, lastFour, fingerprint } = card;
      const token = `tok_${randomBytes(24).toString('base64url')}`;
      const expiresAt = new Date(now().getTime() + tokenLifetimeMs);
      await db.insert(sandboxToken).values({ token, outcome, brand, lastFour, fingerprint, expiresAt });
      return { token, brand, lastFour, expiresAt: expiresAt.toISOString() };
    },
    async forget(reference) {
      await db.delete(sandboxCard).where(eq(sandboxCard.reference, reference));
    },
  };
}

function toKeptCard({ brand, lastFour, expiryMonth, expiryYear, holderName }: KeptCard): KeptCard {
  return { brand, lastFour, expiryMonth, expiryYear, holderName };
}
