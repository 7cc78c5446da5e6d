import { company, contactUndoDays } from '@airline/contract';
import { tripMail } from '@airline/mail-texts/trip-mail';

import { maskEmail } from '../../../accounts/identity/rules/mask-email.ts';
import { letterHtml, letterText, type Letter } from '../../../mail/letter.ts';
import type { MailTransport } from '../../../mail/mail-transport.ts';
import { fillText } from '../../../texts/fill-text.ts';
import { readBookedTrip } from '../../orders/booked-trip-store.ts';
import type { ContactJob } from '../../orders/order-jobs.ts';
import type { BookingServices } from '../../orders/services.ts';
import { toOrderMessageId } from '../../trips/mail/order-message-id.ts';
import { toTripUrls } from '../../trips/trip-link.ts';
import { toUndoUrl } from '../undo-link.ts';

/**
 * Tells one address what became of the contact of an order. The one that it had gets the link that undoes it, and neither names nor
 * the other address; the one that it has gets the link of the trip.
 */
export async function sendContact(
  services: Pick<BookingServices, 'db' | 'publicOrigin' | 'secretFor'> & { readonly mail: MailTransport },
  { orderId, number, event, to, isFormer, isUndoable }: ContactJob,
): Promise<void> {
  const { db, publicOrigin, mail } = services;
  const booked = await readBookedTrip(db, { orderId });
  if (booked === undefined) throw new Error(`The order ${orderId} is not confirmed: there is nothing to send.`);
  const { recordLocator, contact, cancellation } = booked;
  const { language, email } = contact;
  const texts = tripMail[language].contact;
  const isCancelled = cancellation !== undefined;
  const { tripUrl } = await toTripUrls(services, { orderId, recordLocator, email, language, isCancelled });
  // Who has the address no longer has the trip: the page asks them as it asks everybody.
  const seeTrip = { text: texts.action, url: isFormer && email !== to ? withoutSecret(tripUrl) : tripUrl };
  const undo = isUndoable
    ? { text: texts.undo, url: await toUndoUrl(services, { orderId, number, recordLocator, language }) }
    : undefined;
  const words = texts[event][isFormer ? 'former' : 'present'];
  const letter: Letter = {
    language,
    publicOrigin,
    brand: company.brand,
    subject: fillText(texts.subject, { recordLocator }),
    title: words.title,
    paragraphs: [
      fillText(words.body, { recordLocator, email: maskEmail(email) }),
      ...(undo === undefined ? [] : [fillText(texts.undoUntil, { days: contactUndoDays })]),
    ],
    action: undo ?? seeTrip,
    ...(undo === undefined ? {} : { also: [seeTrip] }),
    copyHint: tripMail[language].paymentFailed.copyLink,
    closing: [texts.footer],
  };
  await mail.send({
    messageId: toOrderMessageId(`contact-${number}-${event}-${isFormer ? 'former' : 'present'}`, orderId, publicOrigin),
    to,
    subject: letter.subject,
    language,
    text: letterText(letter),
    html: await letterHtml(letter),
    attachments: [],
  });
}

function withoutSecret(url: string): string {
  const [page = ''] = url.split('#');
  return page;
}
