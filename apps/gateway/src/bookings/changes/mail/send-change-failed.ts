import { company } from '@airline/contract';
import { tripMail } from '@airline/mail-texts/trip-mail';

import { letterHtml, letterText, type Letter } from '../../../mail/letter.ts';
import type { MailTransport } from '../../../mail/mail-transport.ts';
import { fillText } from '../../../texts/fill-text.ts';
import { readBookedTrip } from '../../orders/booked-trip-store.ts';
import type { BookingServices } from '../../orders/services.ts';
import { toOrderMessageId } from '../../trips/mail/order-message-id.ts';
import { toTripUrls } from '../../trips/trip-link.ts';

/** Tells the contact of an order that the payment of a change was declined after they had left: nothing was changed or charged. */
export async function sendChangeFailed(
  services: Pick<BookingServices, 'db' | 'publicOrigin' | 'secretFor'> & { readonly mail: MailTransport },
  { orderId, changeId }: { readonly orderId: string; readonly changeId: string },
): Promise<void> {
  const { db, publicOrigin, mail } = services;
  const booked = await readBookedTrip(db, { orderId });
  if (booked === undefined) throw new Error(`The order ${orderId} is not confirmed: there is nothing to send.`);
  const { recordLocator, contact, cancellation } = booked;
  const { email, language } = contact;
  const { flightChangeFailed: texts, paymentFailed } = tripMail[language];
  const isCancelled = cancellation !== undefined;
  const { tripUrl } = await toTripUrls(services, { orderId, recordLocator, email, language, isCancelled });
  const letter: Letter = {
    language,
    publicOrigin,
    brand: company.brand,
    subject: fillText(texts.subject, { recordLocator }),
    title: texts.title,
    paragraphs: [fillText(texts.body, { recordLocator }), paymentFailed.nothingCharged],
    action: { text: texts.action, url: tripUrl },
    copyHint: paymentFailed.copyLink,
    closing: [texts.footer],
  };
  await mail.send({
    messageId: toOrderMessageId('change-failed', changeId, publicOrigin),
    to: email,
    subject: letter.subject,
    language,
    text: letterText(letter),
    html: await letterHtml(letter),
    attachments: [],
  });
}
