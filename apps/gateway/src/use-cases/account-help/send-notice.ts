import type { AccountTask } from '../../domain/account-help/account-task.ts';
import { pageUrl } from '../../domain/account-help/link-page.ts';
import { noticeAlsoPages, noticePages, writeNoticeMail } from '../mail/write-account-mail.ts';
import type { AccountMailServices } from './mail-link.ts';

/** What a person is told, and how. */
export interface Notice extends Omit<Extract<AccountTask, { readonly kind: 'notice' }>, 'kind'> {
  /** The same for the same notice: it is sent once, however often it is tried. */
  readonly id: string;
}

/** Mails what happened to an account. */
export async function sendNotice({ mail, publicOrigin }: AccountMailServices, notice: Notice): Promise<void> {
  const url = pageUrl(publicOrigin, noticePages[notice.notice], notice.destination);
  const messageId = `notice-${notice.id}@${new URL(publicOrigin).hostname}`;
  const alsoPage = noticeAlsoPages[notice.notice];
  const also = alsoPage && { alsoUrl: pageUrl(publicOrigin, alsoPage, notice.destination) };
  await mail.send(await writeNoticeMail(notice, { to: notice.email, url, messageId, ...also }));
}
