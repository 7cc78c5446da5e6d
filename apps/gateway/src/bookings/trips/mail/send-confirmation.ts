import { company } from '@airline/contract';
import { buildPath } from '@airline/links';

import type { Mail, MailTransport } from '../../../mail/mail-transport.ts';
import { fareConditions } from '../../../flights/shopping/rules/fares/fare-conditions.ts';
import { type BookedTrip, toTrip } from '../../orders/rules/trip-view.ts';
import { readBookedTrip } from '../../orders/booked-trip-store.ts';
import type { BookingServices } from '../../orders/services.ts';
import { confirmationContent } from './confirmation-content.ts';
import { toOrderMessageId } from './order-message-id.ts';
import { tripCalendar } from './trip-calendar.ts';
import { tripMailHtml, tripMailText } from './write-trip-mail.ts';

/** Sends the confirmation of an order, in the language of its contact. */
export async function sendConfirmation(
  { db, publicOrigin, mail }: Pick<BookingServices, 'db' | 'publicOrigin'> & { readonly mail: MailTransport },
  orderId: string,
): Promise<void> {
  const booked = await readBookedTrip(db, { orderId });
  if (booked === undefined) throw new Error(`The order ${orderId} is not confirmed: there is nothing to send.`);
  await mail.send(await confirmationMail(booked, orderId, publicOrigin));
}

/** Writes the confirmation of a trip: the same mail, whenever it is written. */
async function confirmationMail(booked: BookedTrip, orderId: string, publicOrigin: string): Promise<Mail> {
  const { email, language } = booked.contact;
  // As of the booking, so that a mail that is late still says until when a cancellation is free.
  const { cancellation: _later, ...confirmed } = booked;
  const trip = toTrip(confirmed, booked.confirmedAt);
  const { recordLocator } = trip;
  // The addresses carry the locator alone: whose trip it is has to be typed.
  const tripUrl = `${publicOrigin}${buildPath('trip', { recordLocator })}`;
  const cancelUrl = `${publicOrigin}${buildPath('air-cancel-trip', { recordLocator })}`;
  const content = confirmationContent(trip, { language, conditions: fareConditions, tripUrl, cancelUrl });
  return {
    messageId: toOrderMessageId('confirmation', orderId, publicOrigin),
    to: email,
    subject: content.subject,
    language,
    text: tripMailText(content),
    html: await tripMailHtml(content, company.brand, language),
    attachments: [tripCalendar(trip, language)],
  };
}
