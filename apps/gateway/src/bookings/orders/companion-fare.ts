import type { Offer, OrderRequest } from '@airline/contract';

import { readCompanionPeriod, readNamedCompanions } from '../../accounts/companion/companion-store.ts';
import { findAccountById } from '../../accounts/identity/account-store.ts';
import type { Database } from '../../database/database.ts';
import type { OfferContent } from '../../flights/shopping/rules/offers/offer-content.ts';
import { type Refused, refusedByName } from '../../http/refusal.ts';
import { type CompanionBenefit, findCompanion, type Flying, priceWithCompanion } from './rules/companion-offer.ts';
import type { BookingServices } from './services.ts';

/** Signs an offer again at the price for who flies, with the companion of a member where both are among them. */
export async function priceCompanionFare(
  { db, offers, now }: Pick<BookingServices, 'db' | 'offers' | 'now'>,
  accountId: string,
  { offer: token, passengers }: { readonly offer: string; readonly passengers: readonly Flying[] },
): Promise<Offer | Refused> {
  const at = now();
  const read = await offers.read(token, at);
  if ('refused' in read) return read;
  const companion = findCompanion(read.content, passengers, await readCompanionBenefit(db, accountId, at));
  const content = priceWithCompanion(read.content, passengers, companion);
  return { ...content, token: await offers.sign(content), changes: [] };
}

/** Checks that who flies for taxes alone still may: the person whom this member named, beside them, and not on a company’s trip. */
export async function checkCompanion(
  db: Database,
  offer: OfferContent,
  {
    order,
    accountId,
  }: { readonly order: Pick<OrderRequest, 'passengers' | 'company'>; readonly accountId: string | undefined },
  now: Date,
): Promise<Refused | undefined> {
  if (offer.companion === undefined) return undefined;
  const benefit =
    accountId === undefined || order.company !== undefined ? undefined : await readCompanionBenefit(db, accountId, now);
  const found = findCompanion(offer, order.passengers, benefit);
  const { passenger, member } = offer.companion;
  return found?.passenger === passenger &&
    found.member === member &&
    order.passengers[passenger]?.kind === offer.bounds[0]?.companion
    ? undefined
    : refusedByName('companionChanged');
}

async function readCompanionBenefit(db: Database, accountId: string, now: Date): Promise<CompanionBenefit | undefined> {
  const account = (await findAccountById(db, accountId))?.account;
  if (account?.kind !== 'member' || account.status !== 'active') return undefined;
  const { firstName, lastName, birthDate } = account;
  if (firstName === null || lastName === null || birthDate === null) return undefined;
  const companion = (await readNamedCompanions(db, accountId)).find(({ endedAt }) => endedAt === null);
  if (companion === undefined) return undefined;
  const period = await readCompanionPeriod(db, accountId, now);
  return period && { member: { firstName, lastName, birthDate }, companion, validUntil: period.validUntil };
}
