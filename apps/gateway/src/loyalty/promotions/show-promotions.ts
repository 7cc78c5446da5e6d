import { findPromotionState, type Promotion } from '@airline/contract';

import { type NamedRefusal, type Refused, refusedByName } from '../../http/refusal.ts';
import type { PromotionRow } from './promotion-schema.ts';
import { findPromotion, readPublishedPromotions } from './promotion-store.ts';
import { insertRegistration, readRegistrations, type Registration } from './registration-store.ts';
import { isInAudience, type TravellerAttributes } from './rules/audience.ts';
import type { PromotionServices } from './services.ts';

/** Lists the promotions for whom asks; what they registered for stays in the list whatever became of them. */
export async function listPromotions(
  services: PromotionServices,
  accountId: string | undefined,
): Promise<readonly Promotion[]> {
  const { db, readAttributes } = services;
  const now = services.now();
  const traveller = await readAttributes(accountId);
  const rows = await readPublishedPromotions(db, accountId, now);
  const registrations = accountId === undefined ? [] : await readRegistrations(db, { accountId }, now);
  const promotions = rows
    .map((row) => toPromotion(row, traveller, registrations))
    .filter(({ isEligible, registration }) => isEligible || registration !== undefined);
  const hasEnded = ({ endsAt }: Promotion) => Date.parse(endsAt) <= now.getTime();
  // They come with the latest end in front, which is right for those that are over.
  return [...promotions.filter((each) => !hasEnded(each)).toReversed(), ...promotions.filter(hasEnded)];
}

/** Shows a published promotion, also to whom it is not for. */
export async function showPromotion(
  services: PromotionServices,
  promotionId: string,
  accountId: string | undefined,
): Promise<Promotion | Refused<NamedRefusal<'promotionNotFound'>>> {
  const { db, readAttributes } = services;
  const row = await findPromotion(db, promotionId);
  if (row === undefined || row.stage === 'draft') return refusedByName('promotionNotFound');
  const registrations =
    accountId === undefined ? [] : await readRegistrations(db, { accountId, promotionId }, services.now());
  return toPromotion(row, await readAttributes(accountId), registrations);
}

/** Registers a member for a promotion. What is shown afterwards is what the database has: two at once are registered once. */
export async function registerForPromotion(
  services: PromotionServices,
  promotionId: string,
  accountId: string,
): Promise<Promotion | Refused> {
  const shown = await showPromotion(services, promotionId, accountId);
  if ('refused' in shown) return shown;
  const now = services.now();
  if (shown.registration !== undefined) return shown;
  const refused = refusalAt(shown, now);
  if (refused !== undefined) return refused;
  await insertRegistration(services.db, { accountId, promotionId }, now);
  const registered = await showPromotion(services, promotionId, accountId);
  if ('refused' in registered || registered.registration !== undefined) return registered;
  // A manager ended it meanwhile.
  return refusedByName('promotionEnded');
}

function refusalAt(promotion: Promotion, now: Date): Refused | undefined {
  switch (findPromotionState(promotion, now)) {
    case 'ended':
      return refusedByName('promotionEnded');
    case 'notStarted':
      return refusedByName('promotionNotStarted');
    case 'notEligible':
      return refusedByName('notEligible');
    case 'running':
    case 'registrationOver':
      return refusedByName('registrationClosed');
    case 'open':
    case 'registered':
      return undefined;
  }
}

/** Writes a promotion as the contract has it. */
function toPromotion(
  row: PromotionRow,
  traveller: TravellerAttributes,
  registrations: readonly Registration[],
): Promotion {
  const registration = registrations.find(({ promotionId }) => promotionId === row.id);
  return {
    id: row.id,
    ...toContent(row),
    isEligible: isInAudience(row.audience, traveller),
    registration: registration && {
      registeredAt: registration.registeredAt.toISOString(),
      flights: registration.flights,
      rewardedAt: registration.rewardedAt?.toISOString(),
    },
  };
}

/** Writes what a promotion says, to travellers and managers alike. */
export function toContent({ kind, texts, startsAt, endsAt, optInEndsAt, timeZone, ...row }: PromotionRow) {
  const { rewardPoints: points, rewardFlights: flights } = row;
  return {
    kind,
    texts,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    optInEndsAt: optInEndsAt?.toISOString(),
    timeZone,
    reward: points === null || flights === null ? undefined : { points, flights },
  };
}
