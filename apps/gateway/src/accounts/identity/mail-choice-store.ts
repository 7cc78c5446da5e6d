import type { MailTopic } from '@airline/contract';
import { and, eq } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { mailChoice } from './identity-schema.ts';

/** A topic that is no matter of consent: its mails are sent until somebody turns them off. */
export type ServiceTopic = Exclude<MailTopic, 'promotions'>;

/** Tells whether the person of an account wants the mails of a topic. */
export async function isMailWanted(db: Database, accountId: string, topic: ServiceTopic): Promise<boolean> {
  const [row] = await db
    .select({ isWanted: mailChoice.isWanted })
    .from(mailChoice)
    .where(and(eq(mailChoice.accountId, accountId), eq(mailChoice.topic, topic)));
  return row?.isWanted ?? true;
}

/** Reads what the person of an account chose; a topic of which they said nothing is not among it. */
export async function readMailChoiceRows(db: Database, accountId: string) {
  return db.select().from(mailChoice).where(eq(mailChoice.accountId, accountId)).orderBy(mailChoice.topic);
}

/** Writes down whether the person of an account wants the mails of a topic. */
export async function putMailChoice(
  db: Database,
  {
    accountId,
    topic,
    isWanted,
  }: { readonly accountId: string; readonly topic: ServiceTopic; readonly isWanted: boolean },
  now: Date,
): Promise<void> {
  const set = { isWanted, changedAt: now };
  await db
    .insert(mailChoice)
    .values({ accountId, topic, ...set })
    .onConflictDoUpdate({ target: [mailChoice.accountId, mailChoice.topic], set });
}
