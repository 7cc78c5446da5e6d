import { randomUUID } from 'node:crypto';

import { mostCompanyCards } from '@airline/contract';

import {
  claimCompanyCard,
  deleteCompanyCard,
  findCompanyCard,
  readCompanyCards,
  updateCompanyCard,
} from '../../accounts/companies/card-store.ts';
import { findCompanyAccess, lockCompany } from '../../accounts/companies/company-access.ts';
import { recordCompanyEvents } from '../../accounts/companies/company-events.ts';
import { hasDepartment } from '../../accounts/companies/company-store.ts';
import { outageSeconds, type Refused, refusedByName, refusedUntilLater } from '../../http/refusal.ts';
import type { BookingServices } from '../orders/services.ts';
import { PaymentSilenceError } from '../payments/with-deadlines.ts';

type CardServices = Pick<BookingServices, 'db' | 'now' | 'payments'>;

/** Whose card it is to be, and by which token the processor knows it now. */
export interface WantedCompanyCard {
  readonly cardId: string;
  readonly token: string;
  readonly label: string;
  readonly departmentId?: string | undefined;
}

/**
 * Keeps a card of a company: first a row with a reference, then the card at the processor by that reference, then what the processor
 * says of it, with the change log. Cut off between two steps the same request goes on where it was; what nobody goes on with is forgotten.
 */
export async function saveCompanyCard(
  { db, now, payments }: CardServices,
  accountId: string,
  { cardId, token, label, departmentId }: WantedCompanyCard,
): Promise<Refused | undefined> {
  const claimed = await db.transaction(async (tx) => {
    const access = await findCompanyAccess(tx, accountId, 'saveCompanyCard');
    if ('refused' in access) return access;
    const { companyId } = access;
    await lockCompany(tx, companyId);
    if (!(await hasDepartment(tx, companyId, departmentId))) return refusedByName('departmentNotFound');
    const cards = await readCompanyCards(tx, companyId);
    if (cards.length >= mostCompanyCards && cards.every(({ id }) => id !== cardId)) return refusedByName('listFull');
    const card = await claimCompanyCard(tx, {
      id: cardId,
      companyId,
      label,
      token: randomUUID(),
      departmentId: departmentId ?? null,
      addedAt: now(),
    });
    return card?.companyId === companyId && card.removedAt === null ? card : refusedByName('companyCardNotFound');
  });
  if ('refused' in claimed) return claimed;
  if (claimed.brand !== '') return undefined;
  const kept = await askVault(() => payments.vault.keep({ reference: claimed.token, token }));
  if ('refused' in kept) return kept;
  const { value } = kept;
  if (value === undefined) {
    await deleteCompanyCard(db, cardId);
    return refusedByName('paymentTokenInvalid');
  }
  const { brand, lastFour, expiryMonth, expiryYear } = value;
  const expiresOn = `${expiryYear}-${String(expiryMonth).padStart(2, '0')}-01`;
  const { companyId } = claimed;
  await db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const before = await findCompanyCard(tx, { id: cardId, companyId });
    // The same request did it at the same moment.
    if (before === undefined || before.brand !== '') return;
    await updateCompanyCard(tx, cardId, { brand, lastFour, expiresOn });
    const details = { name: claimed.label, changes: [{ field: 'card', after: `${brand} ${lastFour}` }] };
    await recordCompanyEvents(tx, [{ companyId, accountId, kind: 'cardSaved', subjectId: cardId, details, at: now() }]);
  });
  return undefined;
}

/** Takes a card of a company away: nothing is paid with it from now on, and the processor forgets it soon after. */
export async function removeCompanyCard(
  { db, now }: CardServices,
  accountId: string,
  cardId: string,
): Promise<Refused | undefined> {
  return db.transaction(async (tx) => {
    const access = await findCompanyAccess(tx, accountId, 'removeCompanyCard');
    if ('refused' in access) return access;
    const { companyId } = access;
    await lockCompany(tx, companyId);
    const card = await findCompanyCard(tx, { id: cardId, companyId });
    if (card === undefined) return refusedByName('companyCardNotFound');
    if (card.removedAt !== null) return undefined;
    const at = now();
    await updateCompanyCard(tx, cardId, { removedAt: at });
    const details = { name: card.label, changes: [{ field: 'card', before: `${card.brand} ${card.lastFour}` }] };
    await recordCompanyEvents(tx, [{ companyId, accountId, kind: 'cardRemoved', subjectId: cardId, details, at }]);
    return undefined;
  });
}

async function askVault<Value>(ask: () => Promise<Value>): Promise<{ readonly value: Value } | Refused> {
  try {
    return { value: await ask() };
  } catch (error) {
    if (error instanceof PaymentSilenceError) return refusedUntilLater('paymentUnavailable', outageSeconds);
    throw error;
  }
}
