import type { JobContext } from '../../jobs/job-kinds.ts';
import { isNoticeDue } from './mail-due.ts';
import { foldName } from '../identity/rules/person-name.ts';
import { findAccountsByEmail, findSameBirthDate } from '../identity/account-change-store.ts';
import { newestLink } from './link-store.ts';
import { type AccountMailServices, mailLink, type WantedLink } from './mail-link.ts';
import { sendNotice } from './send-notice.ts';

/**
 * Mails the link that makes a new account work, or tells a person who has one already that they do.
 *
 * A family may share an address: then the mail names who has an account with it, for one who forgot that it is theirs.
 * Only the mail tells: the application's answer was the same, and its username stays taken until the application is deleted.
 */
export async function mailEnrollment(
  services: AccountMailServices,
  wanted: WantedLink,
  context: JobContext,
): Promise<void> {
  const { account, content } = wanted;
  const others = await findSameBirthDate(services.db, account);
  const firstName = foldName(account.firstName ?? '');
  const isMember = others.some((other) => foldName(other.firstName ?? '') === firstName);
  if (account.email === null) return;
  if (!isMember) {
    const sharing = await findAccountsByEmail(services.db, account.email);
    const firstNames = sharing.map((other) => other.firstName ?? '').filter((name) => name !== '');
    // Sent once more, or to another address, the mail leads where the first one would have led.
    const last = await newestLink(services.db, account.id, 'confirmEnrollment');
    const continueTo = content.continueTo ?? last?.content.continueTo;
    await mailLink(services, { ...wanted, content: { ...content, continueTo }, firstNames });
    return;
  }
  if (!(await isNoticeDue(services, 'linkAccount', `alreadyMember ${account.emailKey}`, context))) return;
  await sendNotice(services, {
    notice: 'alreadyMember',
    language: content.language,
    email: account.email,
    firstName: account.firstName,
    destination: content.destination,
    id: `${account.id}-${wanted.askedAt.getTime()}`,
  });
}
