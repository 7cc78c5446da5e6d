import { addLanguage } from '@airline/contract';
import { buildPath } from '@airline/links';

import type { MailTransport } from '../../../mail/mail-transport.ts';
import { toTrip } from '../../orders/rules/trip-view.ts';
import { readBookedTrip } from '../../orders/booked-trip-store.ts';
import { findRebooking } from '../../orders/order-rebooking-store.ts';
import type { BookingServices } from '../../orders/services.ts';
import { toTripUrls } from '../trip-link.ts';
import { cancellationContent } from './cancellation-content.ts';
import { toOrderMessageId } from './order-message-id.ts';
import { tripCalendar } from './trip-calendar.ts';
import { tripMailHtml, tripMailText } from './write-trip-mail.ts';

/** Sends the news that an order was cancelled, in the language of its contact. */
export async function sendCancellation(
  services: Pick<BookingServices, 'db' | 'publicOrigin' | 'secretFor'> & { readonly mail: MailTransport },
  orderId: string,
): Promise<void> {
  const { db, publicOrigin, mail } = services;
  const booked = await readBookedTrip(db, { orderId });
  if (booked?.cancellation === undefined)
    throw new Error(`The order ${orderId} is not cancelled: there is nothing to send.`);
  const { cancellation } = booked;
  const { email, language } = booked.contact;
  const cancelledAt = new Date(cancellation.cancelledAt);
  const trip = { ...toTrip(booked, cancelledAt), cancellation };
  const { recordLocator } = trip;
  const { tripUrl } = await toTripUrls(services, { orderId, recordLocator, email, language, isCancelled: true });
  const fundsUrl = addLanguage(publicOrigin + buildPath('travel-funds'), language);
  const isRebooking = (await findRebooking(db, { orderId, replaces: booked.version })) !== undefined;
  const content = cancellationContent(trip, { language, isRebooking, tripUrl, fundsUrl });
  const foot = { language, publicOrigin };
  await mail.send({
    messageId: toOrderMessageId('cancellation', orderId, publicOrigin),
    to: email,
    subject: content.subject,
    language,
    text: tripMailText(content, foot),
    html: await tripMailHtml(content, foot),
    attachments: [tripCalendar(trip, language)],
  });
}
