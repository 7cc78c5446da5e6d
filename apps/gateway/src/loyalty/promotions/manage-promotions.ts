import type { ManagedPromotion, MarketingRegion, PromotionDraft } from '@airline/contract';

import type { Database } from '../../database/database.ts';
import type { AccountAccess } from '../../http/access.ts';
import { type Refused, refusedByName, refusedFields } from '../../http/refusal.ts';
import type { PromotionRow } from './promotion-schema.ts';
import {
  type CountedPromotion,
  insertDraft,
  lockPromotion,
  readRegionPromotions,
  toDraftColumns,
  updatePromotion,
} from './promotion-store.ts';
import { findDraftFaults } from './rules/check-draft.ts';
import type { PromotionServices } from './services.ts';
import { toContent } from './show-promotions.ts';

/** A marketing manager, with the region whose promotions they look after. */
export interface Manager {
  readonly access: AccountAccess;
  readonly region: MarketingRegion;
  /** What a person can quote of the request. */
  readonly reference: string;
}

/** Lists the promotions of the manager's region. */
export async function listManaged(
  { db }: PromotionServices,
  { region }: Manager,
): Promise<readonly ManagedPromotion[]> {
  return (await readRegionPromotions(db, region)).map(toManaged);
}

/** Reads a promotion of the manager's region; one of another region is not there. */
export async function readManaged(
  { db }: PromotionServices,
  { region }: Manager,
  id: string,
): Promise<ManagedPromotion | Refused> {
  const [found] = await readRegionPromotions(db, region, id);
  return found === undefined ? refusedByName('promotionNotFound') : toManaged(found);
}

/** Saves a draft: a new one, or over the version that its writer saw. */
export async function savePromotion(
  services: PromotionServices,
  manager: Manager,
  { id, version, draft }: { readonly id: string; readonly version: number; readonly draft: PromotionDraft },
): Promise<ManagedPromotion | Refused> {
  const faults = findDraftFaults(draft);
  if (faults.length > 0) return refusedFields(faults);
  const values = { ...toDraftColumns(draft), savedAt: services.now() };
  return services.db.transaction(async (tx) => {
    if (version === 0 && (await insertDraft(tx, { id, region: manager.region, ...values }))) {
      return finish(services, tx, { manager, id, event: 'promotionSaved' });
    }
    const found = await lockOwn(tx, manager, id);
    if ('refused' in found) return found;
    if (found.stage !== 'draft') return refusedByName('promotionPublished');
    // The answer to the first try was lost: the same again is saved already.
    if (version === found.version - 1 && isSame(found, values))
      return readManaged({ ...services, db: tx }, manager, id);
    if (version !== found.version) return refusedByName('promotionChanged');
    await updatePromotion(tx, id, { ...values, version: version + 1 });
    return finish(services, tx, { manager, id, event: 'promotionSaved' });
  });
}

/** Publishes a draft as the manager saw it. */
export async function publishPromotion(
  services: PromotionServices,
  manager: Manager,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<ManagedPromotion | Refused> {
  const now = services.now();
  return services.db.transaction(async (tx) => {
    const found = await lockOwn(tx, manager, id);
    if ('refused' in found) return found;
    if (found.stage === 'published') return readManaged({ ...services, db: tx }, manager, id);
    if (found.stage === 'ended' || found.endsAt <= now) return refusedByName('promotionEnded');
    if (found.version !== version) return refusedByName('promotionChanged');
    await updatePromotion(tx, id, { stage: 'published', publishedAt: now });
    return finish(services, tx, { manager, id, event: 'promotionPublished' });
  });
}

/** Ends a published promotion now. One that has not started yet ends at its start: nobody ever sees it run. */
export async function endPromotion(
  services: PromotionServices,
  manager: Manager,
  id: string,
): Promise<ManagedPromotion | Refused> {
  const now = services.now();
  return services.db.transaction(async (tx) => {
    const found = await lockOwn(tx, manager, id);
    if ('refused' in found) return found;
    if (found.stage === 'draft') return refusedByName('promotionNotPublished');
    if (found.stage === 'ended' || found.endsAt <= now) return readManaged({ ...services, db: tx }, manager, id);
    const startsAt = found.startsAt < now ? found.startsAt : now;
    await updatePromotion(tx, id, { stage: 'ended', startsAt, endsAt: now, optInEndsAt: null });
    return finish(services, tx, { manager, id, event: 'promotionEnded' });
  });
}

async function lockOwn(tx: Database, { region }: Manager, id: string): Promise<PromotionRow | Refused> {
  const found = await lockPromotion(tx, id);
  return found?.region === region ? found : refusedByName('promotionNotFound');
}

async function finish(
  services: PromotionServices,
  tx: Database,
  deed: {
    readonly manager: Manager;
    readonly id: string;
    readonly event: 'promotionSaved' | 'promotionPublished' | 'promotionEnded';
  },
): Promise<ManagedPromotion | Refused> {
  const { manager, id, event } = deed;
  const { access, reference } = manager;
  await services.recordDeed(tx, { event, access, reference, promotionId: id });
  return readManaged({ ...services, db: tx }, manager, id);
}

function isSame(row: PromotionRow, values: ReturnType<typeof toDraftColumns>): boolean {
  const { kind, texts, startsAt, endsAt, optInEndsAt, timeZone, audience, rewardPoints, rewardFlights } = row;
  const saved = { kind, texts, startsAt, endsAt, optInEndsAt, timeZone, audience, rewardPoints, rewardFlights };
  return (Object.keys(saved) as (keyof typeof saved)[]).every(
    (column) => sortedJson(saved[column]) === sortedJson(values[column]),
  );
}

/** Writes a value so that two with the same fields are the same text: the database orders the fields of JSON in its own way. */
function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

function toManaged({ row, registrations, rewards }: CountedPromotion): ManagedPromotion {
  const { id, region, audience, stage, version, publishedAt } = row;
  return {
    id,
    region,
    ...toContent(row),
    audience,
    stage,
    version,
    publishedAt: publishedAt?.toISOString(),
    registrations,
    rewards,
  };
}
