import type { PolicyRule } from '@airline/contract';
import { and, eq } from 'drizzle-orm';

import { claimCompanyCard, findCompanyCard, updateCompanyCard } from '../../accounts/companies/card-store.ts';
import { readPolicy, replacePolicy } from '../../accounts/companies/policy-store.ts';
import { company } from '../../accounts/identity/identity-schema.ts';
import type { BookingServices } from '../orders/services.ts';
import { issueToken } from '../payments/sandbox/issue-token.ts';
import { testCards } from '../payments/sandbox/test-cards.ts';

const companyName = 'Olivares Export';
const policyId = '5d0c1f4e-6a60-4a3e-9f0b-2a51a54f0a01';
const cardId = '5d0c1f4e-6a60-4a3e-9f0b-2a51a54f0a02';
/** By what the sandbox knows the card; the same on every instance that starts. */
const cardReference = '5d0c1f4e-6a60-4a3e-9f0b-2a51a54f0a03';

const rules: readonly PolicyRule[] = [
  { id: '5d0c1f4e-6a60-4a3e-9f0b-2a51a54f0a11', kind: 'overLowest', percent: 40, outcome: 'reason' },
  { id: '5d0c1f4e-6a60-4a3e-9f0b-2a51a54f0a12', kind: 'daysAhead', days: 7, outcome: 'reason' },
  { id: '5d0c1f4e-6a60-4a3e-9f0b-2a51a54f0a13', kind: 'families', families: ['premium'], outcome: 'blocked' },
];

/** Gives the demonstration's company a travel policy and a card of the sandbox, where it has none. */
export async function seedCompanyBooking(
  { db, now, payments }: Pick<BookingServices, 'db' | 'now' | 'payments'>,
  { hasSandbox }: { readonly hasSandbox: boolean },
): Promise<void> {
  const [found] = await db
    .select({ id: company.id })
    .from(company)
    .where(and(eq(company.name, companyName), eq(company.status, 'active')));
  if (found === undefined) return;
  const at = now();
  const { version } = await readPolicy(db, found.id);
  if (version === 0) {
    await db
      .transaction((tx) => replacePolicy(tx, { id: policyId, companyId: found.id, version: 1, rules }, at))
      // Another instance that starts at the same moment was first.
      .catch(() => undefined);
  }
  const [approved] = testCards;
  if (!hasSandbox || approved === undefined) return;
  if ((await findCompanyCard(db, { id: cardId, companyId: found.id })) !== undefined) return;
  const { token } = await issueToken(db, approved, undefined, at, {
    expiryMonth: 12,
    expiryYear: at.getUTCFullYear() + 3,
    holderName: companyName,
  });
  const kept = await payments.vault.keep({ reference: cardReference, token });
  if (kept === undefined) return;
  await claimCompanyCard(db, {
    id: cardId,
    companyId: found.id,
    label: 'Viajes',
    token: cardReference,
    departmentId: null,
    addedAt: at,
  });
  const { brand, lastFour, expiryMonth, expiryYear } = kept;
  const expiresOn = `${expiryYear}-${String(expiryMonth).padStart(2, '0')}-01`;
  await updateCompanyCard(db, cardId, { brand, lastFour, expiresOn });
}
