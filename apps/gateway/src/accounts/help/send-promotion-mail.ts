import { addLanguage } from '@airline/contract';
import { buildPath } from '@airline/links';
import { promotionMail as texts } from '@airline/mail-texts/promotion-mail';

import { findPromotion } from '../../loyalty/promotions/promotion-store.ts';
import { isInAudience } from '../../loyalty/promotions/rules/audience.ts';
import { toMailedToken } from '../../mail/mailed-token.ts';
import { sendStoppableLetter } from '../../mail/send-stoppable-letter.ts';
import { fillText } from '../../texts/fill-text.ts';
import { formatDate } from '../../texts/formats.ts';
import { findAccountById } from '../identity/account-store.ts';
import { openPromotionServices } from '../identity/promotion-audience.ts';
import type { AccountJobs } from '../identity/rules/account-jobs.ts';
import { wantsPromotions } from './consent-store.ts';
import type { AccountMailServices } from './mail-link.ts';
import { toNameInMail } from './rules/name-in-mail.ts';

/**
 * Mails a member about a promotion, as far as it is for them and they still consent when the mail is written. Each such mail has a link
 * that ends them all without a login, and what mail readers' own buttons post.
 */
export async function sendPromotionMail(
  services: AccountMailServices,
  { promotionId, accountId }: AccountJobs['promotionMail'],
): Promise<void> {
  const { db, now, publicOrigin } = services;
  const found = await findAccountById(db, accountId);
  const promotion = await findPromotion(db, promotionId);
  if (found === undefined || promotion === undefined || promotion.stage !== 'published') return;
  const { account } = found;
  if (account.status !== 'active' || account.email === null || promotion.endsAt <= now()) return;
  const attributes = await openPromotionServices(services).readAttributes(accountId);
  if (!isInAudience(promotion.audience, attributes) || !(await wantsPromotions(db, accountId))) return;
  const { language, email, firstName } = account;
  const words = promotion.texts[language];
  const mail = texts[language];
  const token = await toMailedToken(services, 'promotionMail', accountId);
  const detail = buildPath('my-account-promotion-detail', { promotionId });
  const until = new Intl.DateTimeFormat('sv-SE', { timeZone: promotion.timeZone, dateStyle: 'short' }).format(
    promotion.endsAt,
  );
  await sendStoppableLetter(services, {
    messageId: `promotion-${promotionId}-${accountId}@${new URL(publicOrigin).hostname}`,
    to: email,
    language,
    stopUrl: `${publicOrigin}/api/account/v1/promotion-mails/one-click/${token}`,
    content: {
      subject: words.title,
      title: words.title,
      paragraphs: [
        ...(firstName === null ? [] : [fillText(mail.greeting, { firstName: toNameInMail(firstName) })]),
        words.summary,
        fillText(mail.until, { date: formatDate(until, language) }),
      ],
      action: { text: mail.action, url: addLanguage(publicOrigin + detail, language) },
      also: [
        { text: mail.stop, url: `${addLanguage(publicOrigin + buildPath('promotion-mails'), language)}#${token}` },
      ],
      copyHint: mail.copyLink,
      closing: [mail.why],
    },
  });
}
