import { es, en } from '@airline/i18n/messages';
import { buildPath } from '@airline/links';

import type { MailTransport } from '../../adapters/mail/mail-transport.ts';
import { tripOf } from '../../domain/orders/trip-view.ts';
import { readBookedTrip } from '../../store/booked-trips.ts';
import type { OrderServices } from '../orders/order-services.ts';
import { cancellationContent } from './cancellation-content.ts';
import { tripCalendar } from './trip-calendar.ts';
import { tripMailHtml, tripMailText } from './write-trip-mail.ts';

const brands = { es: es.shell.brand, en: en.shell.brand } as const;

/** Sends the news that an order was cancelled, in the language of its contact. */
export async function sendCancellation(
  { db, publicOrigin, mail }: Pick<OrderServices, 'db' | 'publicOrigin'> & { readonly mail: MailTransport },
  orderId: string,
): Promise<void> {
  const booked = await readBookedTrip(db, { orderId });
  if (booked?.cancellation === undefined)
    throw new Error(`The order ${orderId} is not cancelled: there is nothing to send.`);
  const { cancellation } = booked;
  const { email, language } = booked.contact;
  const cancelledAt = new Date(cancellation.cancelledAt);
  const trip = { ...tripOf(booked, cancelledAt), cancellation };
  const tripUrl = `${publicOrigin}${buildPath('trip', { recordLocator: trip.recordLocator })}`;
  const content = cancellationContent(trip, { language, tripUrl });
  await mail.send({
    messageId: `cancellation-${orderId}@${new URL(publicOrigin).hostname}`,
    to: email,
    subject: content.subject,
    language,
    text: tripMailText(content),
    html: await tripMailHtml(content, brands[language], language),
    attachments: [tripCalendar(trip, language)],
  });
}
