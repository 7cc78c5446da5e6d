import { addLanguage, company } from '@airline/contract';
import { buildPath } from '@airline/links';
import { tripMail } from '@airline/mail-texts/trip-mail';
import { cityName } from '@airline/reference-data/place-names';

import { letterHtml, letterText, type Letter } from '../../../mail/letter.ts';
import type { MailTransport } from '../../../mail/mail-transport.ts';
import { fillText } from '../../../texts/fill-text.ts';
import { findOrder } from '../../orders/order-store.ts';
import type { BookingServices } from '../../orders/services.ts';
import { formatArrival } from './mail-content.ts';
import { toOrderMessageId } from './order-message-id.ts';

/** Tells the contact of an order that its payment was declined after they had left: nothing was booked and nothing charged. */
export async function sendPaymentFailed(
  { db, publicOrigin, mail }: Pick<BookingServices, 'db' | 'publicOrigin'> & { readonly mail: MailTransport },
  orderId: string,
): Promise<void> {
  const order = await findOrder(db, orderId);
  if (order?.status !== 'released') throw new Error(`The order ${orderId} is not released: there is nothing to send.`);
  const { email, language, offer } = order;
  const texts = tripMail[language].paymentFailed;
  const city = cityName(formatArrival(offer.bounds[0]), language);
  const letter: Letter = {
    language,
    publicOrigin,
    brand: company.brand,
    subject: fillText(texts.subject, { city }),
    title: texts.title,
    paragraphs: [fillText(texts.body, { city }), texts.nothingCharged],
    action: { text: texts.action, url: addLanguage(publicOrigin + buildPath('air-booking'), language) },
    copyHint: texts.copyLink,
    closing: [texts.footer],
  };
  await mail.send({
    messageId: toOrderMessageId('payment-failed', orderId, publicOrigin),
    to: email,
    subject: letter.subject,
    language,
    text: letterText(letter),
    html: await letterHtml(letter),
    attachments: [],
  });
}
