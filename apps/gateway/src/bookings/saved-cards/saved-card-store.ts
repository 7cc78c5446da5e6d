import { and, asc, desc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import type { KeptCard } from '../payments/card-vault.ts';
import { savedCard } from './saved-card-schema.ts';

export type StoredCard = typeof savedCard.$inferSelect;

/** Reads the cards of an account, those among them that the processor has not confirmed yet: the default first, then the oldest. */
export async function readCards(db: Database, accountId: string): Promise<readonly StoredCard[]> {
  return db
    .select()
    .from(savedCard)
    .where(eq(savedCard.accountId, accountId))
    .orderBy(desc(savedCard.isDefault), asc(savedCard.createdAt), asc(savedCard.id));
}

/** Writes a card that the processor is asked to keep, and gives the row of its id, which may be another account's. */
export async function claimCard(
  db: Database,
  values: Pick<StoredCard, 'id' | 'reference' | 'createdAt'> & { readonly accountId: string; readonly label?: string },
): Promise<StoredCard | undefined> {
  await db.insert(savedCard).values(values).onConflictDoNothing();
  const [found] = await db.select().from(savedCard).where(eq(savedCard.id, values.id));
  return found;
}

/** Writes what the processor says of a card that it keeps. */
export async function confirmCard(
  db: Database,
  id: string,
  kept: KeptCard,
  isDefault: boolean,
  at: Date,
): Promise<void> {
  await db
    .update(savedCard)
    .set({ ...kept, isDefault, keptAt: at })
    .where(and(eq(savedCard.id, id), isNull(savedCard.keptAt)));
}

export async function updateCard(
  db: Database,
  id: string,
  values: Partial<Pick<StoredCard, 'label' | 'isDefault'>>,
): Promise<void> {
  await db.update(savedCard).set(values).where(eq(savedCard.id, id));
}

/** Takes a card from its account: what says whose it was goes at once, the row once the processor has forgotten the card. */
export async function disownCard(db: Database, id: string): Promise<void> {
  await db
    .update(savedCard)
    .set({ accountId: null, holderName: '', label: null, isDefault: false })
    .where(eq(savedCard.id, id));
}

/** Reads cards that are of nobody, and those that were asked for before an instant and never confirmed. */
export async function readCardsToForget(db: Database, unconfirmedBefore: Date): Promise<readonly StoredCard[]> {
  return db
    .select()
    .from(savedCard)
    .where(or(isNull(savedCard.accountId), and(isNull(savedCard.keptAt), lt(savedCard.createdAt, unconfirmedBefore))))
    .limit(100);
}

export async function deleteCard(db: Database, id: string): Promise<void> {
  await db.delete(savedCard).where(eq(savedCard.id, id));
}

/** Finds a card of an account that the processor keeps. */
export async function findCard(db: Database, id: string, accountId: string): Promise<StoredCard | undefined> {
  const [found] = await db
    .select()
    .from(savedCard)
    .where(and(eq(savedCard.id, id), eq(savedCard.accountId, accountId), isNotNull(savedCard.keptAt)));
  return found;
}
