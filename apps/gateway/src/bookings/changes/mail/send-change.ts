import { addLanguage } from '@airline/contract';
import { buildPath } from '@airline/links';

import { fareConditions } from '../../../flights/shopping/rules/fares/fare-conditions.ts';
import type { MailTransport } from '../../../mail/mail-transport.ts';
import { readBookedTrip } from '../../orders/booked-trip-store.ts';
import { findRebooking } from '../../orders/order-rebooking-store.ts';
import { toTrip, toTripPayment } from '../../orders/rules/trip-view.ts';
import type { BookingServices } from '../../orders/services.ts';
import { toOrderMessageId } from '../../trips/mail/order-message-id.ts';
import { changeCalendars } from '../../trips/mail/trip-calendar.ts';
import { tripMailHtml, tripMailText } from '../../trips/mail/write-trip-mail.ts';
import { toTripUrls } from '../../trips/trip-link.ts';
import { changeContent } from './change-content.ts';
import { partContent } from './part-content.ts';
import { readChangedTrip } from './read-changed-trip.ts';

/** Sends the news that the flights of an order were changed, or a part of it cancelled, in the language of its contact. */
export async function sendChange(
  services: Pick<BookingServices, 'db' | 'publicOrigin' | 'secretFor'> & { readonly mail: MailTransport },
  { orderId, changeId }: { readonly orderId: string; readonly changeId: string },
): Promise<void> {
  const { db, publicOrigin, mail } = services;
  const { booked, change, row } = await readChangedTrip(db, changeId);
  const { email, language } = booked.contact;
  // The link of a trip that was cancelled meanwhile is another one.
  const isCancelled = (await readBookedTrip(db, { orderId }))?.cancellation !== undefined;
  const trip = toTrip(booked, row.confirmedAt ?? row.createdAt);
  const { recordLocator } = trip;
  const urls = await toTripUrls(services, { orderId, recordLocator, email, language, isCancelled });
  const fundsUrl = addLanguage(publicOrigin + buildPath('travel-funds'), language);
  const own = new Set(row.payments.map(({ id }) => id));
  const paidWith = booked.payments.filter(({ id }) => own.has(id)).map(toTripPayment);
  const isRebooking = (await findRebooking(db, row)) !== undefined;
  const around = { language, conditions: fareConditions, isRebooking, ...urls, fundsUrl };
  const content =
    change.cancelledPart === undefined
      ? changeContent({ trip, change, paidWith }, around)
      : partContent({ trip, change }, change.cancelledPart, around);
  const foot = { language, publicOrigin };
  await mail.send({
    messageId: toOrderMessageId('change', changeId, publicOrigin),
    to: email,
    subject: content.subject,
    language,
    text: tripMailText(content, foot),
    html: await tripMailHtml(content, foot),
    attachments: changeCalendars(trip, { before: change.before, attendee: email }, language),
  });
}
