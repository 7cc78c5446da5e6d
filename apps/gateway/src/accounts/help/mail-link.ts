import type { LinkPurpose } from '@airline/contract';

import type { MailTransport } from '../../mail/mail-transport.ts';
import type { LinkContent } from './rules/link-content.ts';
import { linkLifetimeMs } from './rules/link-standing.ts';
import { linkUrl } from '../identity/rules/link-page.ts';
import type { AccountServices } from '../identity/services.ts';
import { readAnswers } from './answer-store.ts';
import { insertLink, newestLink } from './link-store.ts';
import type { Account } from '../identity/account-store.ts';
import { writeLinkMail } from './write-account-mail.ts';
import { createLinkSecret, hashLinkSecret } from './link-secrets.ts';

/** What account help's mails are made and sent with. */
export interface AccountMailServices extends Pick<
  AccountServices,
  'db' | 'now' | 'log' | 'publicOrigin' | 'supportAddress' | 'limits' | 'secretFor'
> {
  readonly mail: MailTransport;
}

/** A link that somebody is to get. */
export interface WantedLink {
  readonly account: Account;
  readonly purpose: LinkPurpose;
  readonly content: Omit<LinkContent, 'questionPosition'>;
  /** When it was asked for: of two links the one that was asked for later counts. */
  readonly askedAt: Date;
  /** The people who have an account with the address, where the mail names them. */
  readonly firstNames?: readonly string[];
}

/**
 * Makes a link and mails it to the account's own address, or for a change of e-mail to the new one.
 *
 * Nothing keeps the secret: a mail that could not be sent is written anew with another one.
 */
export async function mailLink(services: AccountMailServices, wanted: WantedLink): Promise<void> {
  const { db, now, publicOrigin, mail } = services;
  const { account, purpose, askedAt } = wanted;
  const to = wanted.content.newEmail ?? account.email;
  if (to === null) return;
  const content = { ...wanted.content, ...(await findQuestion(services, account.id, purpose)) };
  const token = createLinkSecret();
  const tokenHash = hashLinkSecret(token);
  const expiresAt = new Date(now().getTime() + linkLifetimeMs[purpose]);
  const link = { tokenHash, accountId: account.id, purpose, content, createdAt: askedAt, expiresAt };
  if (!(await insertLink(db, link, now()))) return;
  const { destination, language } = content;
  const url = linkUrl(publicOrigin, { purpose, destination, language, token });
  const { firstName } = account;
  await mail.send(
    await writeLinkMail(
      {
        purpose,
        language,
        destination,
        firstName,
        names: wanted.firstNames ?? [],
      },
      { to, url, publicOrigin, messageId: `link-${tokenHash}@${new URL(publicOrigin).hostname}` },
    ),
  );
}

/** Chooses which security question is asked: the same one until it is answered, then the other. */
async function findQuestion(
  { db }: AccountMailServices,
  accountId: string,
  purpose: LinkPurpose,
): Promise<Pick<LinkContent, 'questionPosition'>> {
  if (purpose !== 'resetPassword') return {};
  const { length } = await readAnswers(db, accountId);
  if (length === 0) return {};
  const last = await newestLink(db, accountId, purpose);
  const lastPosition = last?.content.questionPosition ?? 0;
  return { questionPosition: (last?.provedAt ? lastPosition + 1 : lastPosition) % length };
}
