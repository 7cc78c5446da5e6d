import { repeatWork, type Worker } from '../../jobs/repeat-work.ts';
import type { BookingServices } from '../orders/services.ts';
import { deleteCompanyCard, readCompanyCardsToForget } from '../../accounts/companies/card-store.ts';
import { deleteCard, readCardsToForget } from './saved-card-store.ts';

const minuteMs = 60 * 1000;
/** How long a request may take to keep a card, and its client to send it again. */
const unconfirmedMs = 30 * minuteMs;

/** Has the processor forget the cards that are of nobody any more, and those that companies took away, and deletes what stands here of them. */
export async function forgetCards({
  db,
  now,
  payments,
}: Pick<BookingServices, 'db' | 'now' | 'payments'>): Promise<number> {
  const cards = await readCardsToForget(db, new Date(now().getTime() - unconfirmedMs));
  for (const { id, reference } of cards) {
    // First there, then here: cut off between the two, it is done again.
    await payments.vault.forget(reference);
    await deleteCard(db, id);
  }
  const ofCompanies = await readCompanyCardsToForget(db, new Date(now().getTime() - unconfirmedMs));
  for (const { id, token } of ofCompanies) {
    await payments.vault.forget(token);
    await deleteCompanyCard(db, id);
  }
  return cards.length + ofCompanies.length;
}

/** Starts what goes on beside the requests of saved cards. */
export function startSavedCardWorkers(services: BookingServices): Worker {
  const { log } = services;
  return repeatWork(() => forgetCards(services), { name: 'cards to forget', pauseMs: minuteMs, log });
}
