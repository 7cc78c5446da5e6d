import type { Mail, MailTransport } from '../../../mail/mail-transport.ts';
import { fareConditions } from '../../../flights/shopping/rules/fares/fare-conditions.ts';
import { type BookedTrip, toTrip } from '../../orders/rules/trip-view.ts';
import { readBookedTrip } from '../../orders/booked-trip-store.ts';
import type { BookingServices } from '../../orders/services.ts';
import { toTripUrls } from '../trip-link.ts';
import { confirmationContent } from './confirmation-content.ts';
import { toOrderMessageId } from './order-message-id.ts';
import { tripCalendar } from './trip-calendar.ts';
import { tripMailHtml, tripMailText } from './write-trip-mail.ts';

type MailServices = Pick<BookingServices, 'db' | 'publicOrigin' | 'secretFor'>;

/** Sends the confirmation of an order, in the language of its contact. */
export async function sendConfirmation(
  services: MailServices & { readonly mail: MailTransport },
  orderId: string,
): Promise<void> {
  const booked = await readBookedTrip(services.db, { orderId });
  if (booked === undefined) throw new Error(`The order ${orderId} is not confirmed: there is nothing to send.`);
  await services.mail.send(await confirmationMail(services, booked, orderId));
}

/** Writes the confirmation of a trip: the same mail, whenever it is written. */
async function confirmationMail(services: MailServices, booked: BookedTrip, orderId: string): Promise<Mail> {
  const { publicOrigin } = services;
  const { email, language } = booked.contact;
  // As of the booking, so that a mail that is late still says until when a cancellation is free.
  const { cancellation: _later, ...confirmed } = booked;
  const trip = toTrip(confirmed, booked.confirmedAt);
  const { recordLocator } = trip;
  const urls = await toTripUrls(services, { orderId, recordLocator, email, language, isCancelled: false });
  const content = confirmationContent(trip, { language, conditions: fareConditions, ...urls });
  const foot = { language, publicOrigin };
  return {
    messageId: toOrderMessageId('confirmation', orderId, publicOrigin),
    to: email,
    subject: content.subject,
    language,
    text: tripMailText(content, foot),
    html: await tripMailHtml(content, foot),
    attachments: [tripCalendar(trip, language)],
  };
}
