import { company } from '@airline/contract';
import { tripMail } from '@airline/mail-texts/trip-mail';

import { letterHtml, letterText, type Letter } from '../../../mail/letter.ts';
import type { MailTransport } from '../../../mail/mail-transport.ts';
import { fillText } from '../../../texts/fill-text.ts';
import { readBookedTrip } from '../../orders/booked-trip-store.ts';
import type { OrderJobs } from '../../orders/order-jobs.ts';
import { formatTicketNumber } from '../../orders/rules/ticket-number.ts';
import type { BookingServices } from '../../orders/services.ts';
import { toOrderMessageId } from '../../trips/mail/order-message-id.ts';
import { toTripUrls } from '../../trips/trip-link.ts';

/** Tells the contact of an order what was corrected of a traveller; never a number of a document. */
export async function sendCorrection(
  services: Pick<BookingServices, 'db' | 'publicOrigin' | 'secretFor'> & { readonly mail: MailTransport },
  { orderId, position, what, number }: OrderJobs['correctionMail'],
): Promise<void> {
  const { db, publicOrigin, mail } = services;
  const booked = await readBookedTrip(db, { orderId });
  const corrected = booked?.everybody.find((each) => each.position === position);
  if (booked === undefined || corrected === undefined)
    throw new Error(`The order ${orderId} has no traveller ${position}.`);
  const { recordLocator, contact, cancellation } = booked;
  const { email, language } = contact;
  const texts = tripMail[language].correction;
  const name = [corrected.firstName, corrected.middleName, corrected.lastName, corrected.suffix]
    .filter(Boolean)
    .join(' ');
  const isCancelled = cancellation !== undefined;
  const { tripUrl } = await toTripUrls(services, { orderId, recordLocator, email, language, isCancelled });
  const isRenamed = what.includes('name');
  const { ticketSerial } = corrected;
  const ticket =
    isRenamed && ticketSerial !== undefined
      ? [fillText(texts.ticket, { number: formatTicketNumber(ticketSerial) })]
      : [];
  const letter: Letter = {
    language,
    publicOrigin,
    brand: company.brand,
    subject: fillText(texts.subject, { recordLocator }),
    title: fillText(texts.title, { name }),
    paragraphs: [...what.map((part) => fillText(texts.parts[part], { name })), ...ticket, texts.unasked],
    action: { text: texts.action, url: tripUrl },
    copyHint: tripMail[language].paymentFailed.copyLink,
    closing: [texts.footer],
  };
  await mail.send({
    messageId: toOrderMessageId(`correction-${number}`, orderId, publicOrigin),
    to: email,
    subject: letter.subject,
    language,
    text: letterText(letter),
    html: await letterHtml(letter),
    attachments: [],
  });
}
