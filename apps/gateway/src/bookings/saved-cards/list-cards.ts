import type { SavedCard } from '@airline/contract';

import type { BookingServices } from '../orders/services.ts';
import { isExpired } from './rules/card-expiry.ts';
import { readCards } from './saved-card-store.ts';

type ListingServices = Pick<BookingServices, 'db' | 'now'>;

/** Lists the cards of an account as their owner knows them again. */
export async function listCards({ db, now }: ListingServices, accountId: string): Promise<SavedCard[]> {
  const cards = await readCards(db, accountId);
  return cards
    .filter(({ keptAt }) => keptAt !== null)
    .map(({ id, brand, lastFour, expiryMonth, expiryYear, holderName, label, isDefault }) => ({
      id,
      brand,
      lastFour,
      expiryMonth,
      expiryYear,
      isExpired: isExpired({ expiryMonth, expiryYear }, now()),
      holderName,
      label: label ?? undefined,
      isDefault,
    }));
}

/** Writes the cards of an account for the copy of its data. */
export async function exportCards(
  services: ListingServices,
  accountId: string,
): Promise<readonly Record<string, unknown>[]> {
  return (await listCards(services, accountId)).map(({ id: _id, ...card }) => card);
}
