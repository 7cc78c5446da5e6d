import { currentTermsVersion, type Language, type MailChoices } from '@airline/contract';
import { eq } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import type { AccountAccess } from '../../http/access.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import { insertConsents, wantsPromotions } from '../help/consent-store.ts';
import { lockAccount } from '../identity/account-change-store.ts';
import { findAccountById } from '../identity/account-store.ts';
import { account } from '../identity/identity-schema.ts';
import { putMailChoice, readMailChoiceRows, type ServiceTopic } from '../identity/mail-choice-store.ts';
import { recordSecurityEvent } from '../identity/security-event-store.ts';
import type { AccountServices } from '../identity/services.ts';

const serviceTopics = ['points', 'tripReminders', 'funds', 'newDevices'] as const satisfies readonly ServiceTopic[];

/** Tells which mails a member wants: promotions as they consented, all others unless they turned them off. */
async function readChoices(db: Database, accountId: string): Promise<MailChoices> {
  const rows = await readMailChoiceRows(db, accountId);
  const isWanted = (topic: ServiceTopic) => rows.find((row) => row.topic === topic)?.isWanted ?? true;
  return {
    promotions: await wantsPromotions(db, accountId),
    points: isWanted('points'),
    tripReminders: isWanted('tripReminders'),
    funds: isWanted('funds'),
    newDevices: isWanted('newDevices'),
  };
}

/** Tells which mails a member wants, in which language, and where they go. */
export async function readMailChoices({ db }: AccountServices, accountId: string) {
  const found = await findAccountById(db, accountId);
  const { language, email } = found?.account ?? { language: 'es' as const, email: null };
  return { choices: await readChoices(db, accountId), language, ...(email === null ? {} : { email }) };
}

/**
 * Puts what a member wants in the place of what they wanted. Only what changed is written: a consent is recorded when it is given or
 * taken back, with the version of the texts.
 */
export async function updateMailChoices(
  { db, now }: AccountServices,
  { accountId, sessionId }: AccountAccess,
  { choices, language }: { readonly choices: MailChoices; readonly language: Language },
  trace: RequestTrace,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const holder = await lockAccount(tx, accountId);
    if (holder === undefined || holder.status === 'erased') return;
    const before = await readChoices(tx, accountId);
    for (const topic of serviceTopics) {
      if (choices[topic] !== before[topic]) {
        await putMailChoice(tx, { accountId, topic, isWanted: choices[topic] }, at);
      }
    }
    if (choices.newDevices !== before.newDevices) {
      await recordSecurityEvent(tx, {
        event: 'noticesChanged',
        at,
        accountId,
        sessionId,
        reference: trace.reference,
        addressHash: trace.addressHash,
        details: { newDevices: choices.newDevices },
      });
    }
    if (choices.promotions !== before.promotions) {
      await recordMarketingConsent(tx, { accountId, sessionId, granted: choices.promotions, language }, trace, at);
    }
    if (language !== holder.language) await tx.update(account).set({ language }).where(eq(account.id, accountId));
  });
}

/** Takes back a member's consent to mails about promotions; the link of such a mail is enough. Twice is once. */
export async function stopPromotionMails(
  { db, now }: Pick<AccountServices, 'db' | 'now'>,
  accountId: string,
  trace: RequestTrace,
): Promise<boolean> {
  const at = now();
  return db.transaction(async (tx) => {
    const holder = await lockAccount(tx, accountId);
    if (holder === undefined || holder.status === 'erased') return false;
    if (!(await wantsPromotions(tx, accountId))) return true;
    await recordMarketingConsent(tx, { accountId, granted: false, language: holder.language }, trace, at);
    return true;
  });
}

async function recordMarketingConsent(
  tx: Database,
  consent: {
    readonly accountId: string;
    readonly sessionId?: string;
    readonly granted: boolean;
    readonly language: Language;
  },
  { reference, addressHash }: RequestTrace,
  at: Date,
): Promise<void> {
  const { accountId, sessionId, granted, language } = consent;
  const recorded = { purpose: 'marketingEmail', granted, language, termsVersion: currentTermsVersion };
  await insertConsents(tx, accountId, [recorded], at);
  const details = { marketingEmail: granted };
  await recordSecurityEvent(tx, {
    event: 'consentsRecorded',
    at,
    accountId,
    sessionId,
    reference,
    addressHash,
    details,
  });
}
