import { consentPurposes, currentTermsVersion } from '@airline/contract';

import { type Refused, refusedFields } from '../../http/refusal.ts';
import type { AccountServices } from '../identity/services.ts';
import type { AccountAccess } from '../../http/access.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import { insertConsents, readConsentHistory } from '../help/consent-store.ts';
import { recordSecurityEvent } from '../identity/security-event-store.ts';

type ConsentPurpose = (typeof consentPurposes)[number];

/** A purpose as a person stands to it now. */
export interface CurrentConsent {
  readonly purpose: ConsentPurpose;
  readonly granted: boolean;
  readonly recordedAt: string;
}

/** Tells what a person allows now: of each purpose the last that was recorded; who was never asked for one has none. */
export async function readConsents({ db }: AccountServices, accountId: string): Promise<CurrentConsent[]> {
  const history = await readConsentHistory(db, accountId);
  return consentPurposes.flatMap((purpose) => {
    const last = history.findLast((recorded) => recorded.purpose === purpose);
    return last === undefined ? [] : [{ purpose, granted: last.granted, recordedAt: last.recordedAt.toISOString() }];
  });
}

/** Records what a person allows from now on, by the texts in force. */
export async function recordConsents(
  { db, now }: AccountServices,
  { accountId, sessionId }: AccountAccess,
  {
    consents,
    language,
  }: {
    readonly consents: readonly { readonly purpose: ConsentPurpose; readonly granted: boolean }[];
    readonly language: 'es' | 'en';
  },
  { reference, addressHash }: RequestTrace,
): Promise<Refused | undefined> {
  const purposes = consents.map(({ purpose }) => purpose);
  if (new Set(purposes).size < purposes.length) return refusedFields([{ pointer: '/consents', code: 'invalid' }]);
  const at = now();
  await db.transaction(async (tx) => {
    const recorded = consents.map((consent) => ({ ...consent, termsVersion: currentTermsVersion, language }));
    await insertConsents(tx, accountId, recorded, at);
    const details = Object.fromEntries(consents.map(({ purpose, granted }) => [purpose, granted]));
    await recordSecurityEvent(tx, {
      event: 'consentsRecorded',
      at,
      accountId,
      sessionId,
      reference,
      addressHash,
      details,
    });
  });
  return undefined;
}
