import { type PromotionAudience, promotionAudience, promotionDraft } from '@airline/contract';
import * as z from 'zod/mini';

import type { Database } from '../../database/database.ts';
import demoFile from './demo-promotions.json' with { type: 'json' };
import { insertDraft, toDraftColumns, updatePromotion } from './promotion-store.ts';

const dayMs = 24 * 60 * 60 * 1000;
const { kind, texts, reward } = promotionDraft.shape;
const demoPromotions = z.object({
  promotions: z.array(
    z.object({
      id: z.uuid(),
      kind,
      texts,
      reward,
      audience: z.optional(z.partial(promotionAudience)),
      isDraft: z.optional(z.boolean()),
      /** Counted from the first start of the gateway. */
      days: z.object({ starts: z.number(), ends: z.number(), optInEnds: z.optional(z.number()) }),
    }),
  ),
});
const everybody: PromotionAudience = { loginState: [], tierStatus: [], corporateRole: [], corporateAccessLevel: [] };

/** Makes the demonstration's promotions where they are missing, those of the region of the demonstration's manager. */
export async function seedDemoPromotions({
  db,
  now,
}: {
  readonly db: Database;
  readonly now: () => Date;
}): Promise<void> {
  const at = now();
  const after = (days: number) => new Date(at.getTime() + days * dayMs).toISOString();
  for (const { id, days, isDraft, audience, ...content } of demoPromotions.parse(demoFile).promotions) {
    const draft = {
      ...content,
      audience: { ...everybody, ...audience } as PromotionAudience,
      timeZone: 'America/New_York',
      startsAt: after(days.starts),
      endsAt: after(days.ends),
      optInEndsAt: days.optInEnds === undefined ? undefined : after(days.optInEnds),
    };
    await db.transaction(async (tx) => {
      const isNew = await insertDraft(tx, { id, region: 'southeast', ...toDraftColumns(draft), savedAt: at });
      if (isNew && isDraft !== true) await updatePromotion(tx, id, { stage: 'published', publishedAt: at });
    });
  }
}
