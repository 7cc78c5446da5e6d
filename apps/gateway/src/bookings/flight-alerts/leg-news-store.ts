import { and, eq, lt } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { legNews } from './flight-alert-schema.ts';
import type { ToldNews } from './rules/told-news.ts';

/** What was told of a leg, and how often. */
export interface LegNews {
  readonly news: number;
  readonly told: ToldNews;
}

/** Reads what was told of a leg. */
export async function readLegNews(db: Database, legId: string): Promise<LegNews> {
  const [row] = await db.select().from(legNews).where(eq(legNews.legId, legId));
  return row ?? { news: 0, told: {} };
}

/** Writes what is reported of a leg with one more news; false where somebody told something since it was read. */
export async function moveNewsOn(
  tx: Database,
  { legId, date, news, told }: LegNews & { readonly legId: string; readonly date: string },
): Promise<boolean> {
  const moved =
    news === 1
      ? await tx.insert(legNews).values({ legId, date, news, told }).onConflictDoNothing().returning()
      : await tx
          .update(legNews)
          .set({ news, told })
          .where(and(eq(legNews.legId, legId), eq(legNews.news, news - 1)))
          .returning();
  return moved.length > 0;
}

/** Forgets what was told of legs that departed before a date. */
export async function deleteNewsBefore(db: Database, date: string): Promise<void> {
  await db.delete(legNews).where(lt(legNews.date, date));
}
