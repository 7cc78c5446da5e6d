import { createHash } from 'node:crypto';

import { desc, eq, lt } from 'drizzle-orm';
import PostalMime, { type Email } from 'postal-mime';

import type { Database } from '../../database/database.ts';
import { developmentMail } from './inbox-schema.ts';

/** How many mails the inbox keeps: the newest ones. */
export const mailsKept = 200;

/** A mail of the inbox, taken apart. */
export interface InboxMail {
  readonly id: number;
  readonly receivedAt: Date;
  readonly email: Email;
}

/** Keeps a mail as it came; one that is there already, by its `Message-ID`, is kept once. */
export async function keepMail(db: Database, source: Buffer, receivedAt: Date): Promise<void> {
  const { messageId } = await PostalMime.parse(source);
  const [kept] = await db
    .insert(developmentMail)
    .values({
      messageId: messageId ?? createHash('sha256').update(source).digest('base64url'),
      receivedAt,
      source: source.toString('base64'),
    })
    .onConflictDoNothing()
    .returning({ id: developmentMail.id });
  if (kept !== undefined) await db.delete(developmentMail).where(lt(developmentMail.id, kept.id - mailsKept + 1));
}

/** Lists the mails, the newest first. */
export async function listMails(db: Database): Promise<readonly InboxMail[]> {
  const rows = await db.select().from(developmentMail).orderBy(desc(developmentMail.id)).limit(mailsKept);
  return Promise.all(rows.map(takeApart));
}

export async function findMail(db: Database, id: number): Promise<InboxMail | undefined> {
  const [row] = await db.select().from(developmentMail).where(eq(developmentMail.id, id));
  return row && takeApart(row);
}

async function takeApart({ id, receivedAt, source }: typeof developmentMail.$inferSelect): Promise<InboxMail> {
  const email = await PostalMime.parse(Buffer.from(source, 'base64'), { attachmentEncoding: 'arraybuffer' });
  return { id, receivedAt, email };
}
