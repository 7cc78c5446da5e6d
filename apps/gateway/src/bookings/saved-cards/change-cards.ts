import { randomUUID } from 'node:crypto';

import { type CardToken, mostSavedCards } from '@airline/contract';

import { lockAccount } from '../../accounts/identity/account-change-store.ts';
import { recordSecurityEvent } from '../../accounts/identity/security-event-store.ts';
import type { AccountAccess } from '../../http/access.ts';
import { outageSeconds, type Refused, refusedByName, refusedUntilLater } from '../../http/refusal.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import type { BookingServices } from '../orders/services.ts';
import { PaymentSilenceError } from '../payments/with-deadlines.ts';
import { isExpired } from './rules/card-expiry.ts';
import { claimCard, confirmCard, deleteCard, disownCard, findCard, readCards, updateCard } from './saved-card-store.ts';

type CardServices = Pick<BookingServices, 'db' | 'now' | 'payments'>;

export const noSuchCard: Refused = { refused: { kind: 'plain', status: 404, title: 'There is no such card.' } };

const unavailable = refusedUntilLater('paymentUnavailable', outageSeconds);

/** Who keeps which card. */
interface CardOf {
  readonly access: AccountAccess;
  readonly cardId: string;
  readonly trace: RequestTrace;
}

/**
 * Keeps a card: first a row with a reference, then the card at the processor by that reference, then what the processor says of it.
 * Cut off between two steps the same request goes on where it was; what nobody goes on with is forgotten.
 */
export async function saveCard(
  { db, now, payments }: CardServices,
  { access, cardId, trace }: CardOf,
  { token, label }: { readonly token: string; readonly label?: string | undefined },
): Promise<Refused | undefined> {
  const { accountId, sessionId } = access;
  const at = now();
  const claimed = await db.transaction(async (tx) => {
    // Two at the same moment count one after the other.
    const account = await lockAccount(tx, accountId);
    if (account === undefined || account.status === 'erased') return noSuchCard;
    const cards = await readCards(tx, accountId);
    const isNew = cards.every(({ id }) => id !== cardId);
    if (isNew && cards.length >= mostSavedCards) return refusedByName('listFull');
    const values = { id: cardId, accountId, reference: randomUUID(), createdAt: at };
    const card = await claimCard(tx, { ...values, ...(label === undefined ? {} : { label }) });
    return card?.accountId === accountId ? { card } : noSuchCard;
  });
  if ('refused' in claimed) return claimed;
  const { card } = claimed;
  if (card.keptAt !== null) return undefined;
  const kept = await askVault(() => payments.vault.keep({ reference: card.reference, token }));
  if ('refused' in kept) return kept;
  const { value } = kept;
  if (value === undefined) {
    await deleteCard(db, cardId);
    return refusedByName('paymentTokenInvalid');
  }
  await db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const isFirst = (await readCards(tx, accountId)).every(({ isDefault }) => !isDefault);
    await confirmCard(tx, cardId, value, isFirst, at);
    const { reference, addressHash } = trace;
    await recordSecurityEvent(tx, { event: 'cardSaved', at, accountId, sessionId, reference, addressHash });
  });
  return undefined;
}

/** Changes what a card is called, or makes it the default in the place of the one before. */
export async function changeCard(
  { db }: CardServices,
  accountId: string,
  cardId: string,
  { label, isDefault }: { readonly label?: string | undefined; readonly isDefault?: true | undefined },
): Promise<Refused | undefined> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    if ((await findCard(tx, cardId, accountId)) === undefined) return noSuchCard;
    if (label !== undefined) await updateCard(tx, cardId, { label: label === '' ? null : label });
    if (isDefault === true) await makeDefault(tx, accountId, cardId);
    return undefined;
  });
}

async function makeDefault(db: CardServices['db'], accountId: string, cardId: string): Promise<void> {
  for (const { id, isDefault } of await readCards(db, accountId)) {
    if (isDefault !== (id === cardId)) await updateCard(db, id, { isDefault: id === cardId });
  }
}

/** Takes a card away; where it was the default, the oldest of the others becomes it. The processor forgets it soon after. */
export async function removeCard({ db, now }: CardServices, { access, cardId, trace }: CardOf): Promise<void> {
  const { accountId, sessionId } = access;
  await db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const cards = (await readCards(tx, accountId)).filter(({ keptAt }) => keptAt !== null);
    const card = cards.find(({ id }) => id === cardId);
    if (card === undefined) return;
    await disownCard(tx, cardId);
    const next = cards.find(({ id }) => id !== cardId);
    if (card.isDefault && next !== undefined) await updateCard(tx, next.id, { isDefault: true });
    const { reference, addressHash } = trace;
    await recordSecurityEvent(tx, { event: 'cardRemoved', at: now(), accountId, sessionId, reference, addressHash });
  });
}

/** Gives a token that pays once with a card of the account. */
export async function issuePaymentToken(
  { db, now, payments }: CardServices,
  accountId: string,
  cardId: string,
): Promise<{ readonly token: CardToken } | Refused> {
  const card = await findCard(db, cardId, accountId);
  if (card === undefined) return noSuchCard;
  if (isExpired(card, now())) return refusedByName('savedCardExpired');
  const issued = await askVault(() => payments.vault.issueToken(card.reference));
  if ('refused' in issued) return issued;
  return issued.value === undefined ? noSuchCard : { token: issued.value };
}

async function askVault<Value>(ask: () => Promise<Value>): Promise<{ readonly value: Value } | Refused> {
  try {
    return { value: await ask() };
  } catch (error) {
    if (error instanceof PaymentSilenceError) return unavailable;
    throw error;
  }
}
