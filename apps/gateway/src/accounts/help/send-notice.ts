import type { AccountNotice } from '../identity/rules/account-jobs.ts';
import { pageUrl } from '../identity/rules/link-page.ts';
import { noticePages, secondaryNoticeLinks } from './rules/notice-pages.ts';
import { writeNoticeMail } from './write-account-mail.ts';
import type { AccountMailServices } from './mail-link.ts';

/** Mails what happened to an account. */
export async function sendNotice({ mail, publicOrigin }: AccountMailServices, notice: AccountNotice): Promise<void> {
  const url = pageUrl(publicOrigin, noticePages[notice.notice], notice);
  const messageId = `notice-${notice.id}@${new URL(publicOrigin).hostname}`;
  const alsoPage = notice.keeps === undefined ? secondaryNoticeLinks[notice.notice] : 'security';
  const also = alsoPage && { alsoUrl: pageUrl(publicOrigin, alsoPage, notice) };
  await mail.send(await writeNoticeMail(notice, { to: notice.email, url, publicOrigin, messageId, ...also }));
}
