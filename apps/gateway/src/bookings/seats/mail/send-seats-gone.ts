import { addLanguage, company } from '@airline/contract';
import { buildPath } from '@airline/links';
import { tripMail } from '@airline/mail-texts/trip-mail';
import { cityName } from '@airline/reference-data/place-names';

import { letterHtml, letterText, type Letter } from '../../../mail/letter.ts';
import type { MailTransport } from '../../../mail/mail-transport.ts';
import { fillText } from '../../../texts/fill-text.ts';
import { formatDate, formatFlight, formatInstantAt, formatTime } from '../../../texts/formats.ts';
import { readBookedTrip } from '../../orders/booked-trip-store.ts';
import type { OrderJobs } from '../../orders/order-jobs.ts';
import { checkInTimes } from '../../orders/rules/check-in-times.ts';
import type { BookingServices } from '../../orders/services.ts';
import { toOrderMessageId } from '../../trips/mail/order-message-id.ts';
import { toTripUrls } from '../../trips/trip-link.ts';

/**
 * Tells the contact of an order whose seats the new aircraft of a flight does not have. Nothing is sent where everybody has another one by
 * then, of a flight that the order no longer has, and once check-in is closed.
 */
export async function sendSeatsGone(
  services: Pick<BookingServices, 'db' | 'now' | 'publicOrigin' | 'secretFor'> & { readonly mail: MailTransport },
  { orderId, legId, importedAt }: OrderJobs['seatsGoneMail'],
): Promise<void> {
  const { db, now, publicOrigin, mail } = services;
  const trip = await readBookedTrip(db, { orderId });
  const bound = trip?.offer.bounds.find(({ itinerary }) => itinerary.legs.some(({ id }) => id === legId));
  const leg = bound?.itinerary.legs.find(({ id }) => id === legId);
  if (trip === undefined || bound === undefined || leg === undefined || trip.cancellation !== undefined) return;
  const { closesAt } = checkInTimes(bound);
  const gone = trip.goneSeats.flatMap(({ passenger, seat, ...of }) => {
    const traveller = trip.everybody.find(({ position }) => position === passenger);
    return of.legId === legId && traveller !== undefined ? [{ traveller, seat }] : [];
  });
  if (gone.length === 0 || now() >= closesAt) return;
  const { recordLocator, contact } = trip;
  const { email, language } = contact;
  const { tripUrl } = await toTripUrls(services, { orderId, recordLocator, email, language, isCancelled: false });
  const texts = tripMail[language].seatsGone;
  const from = cityName(leg.from, language);
  const letter: Letter = {
    language,
    publicOrigin,
    brand: company.brand,
    subject: fillText(texts.subject, { recordLocator }),
    title: texts.title,
    paragraphs: [
      fillText(texts.flight, {
        flight: formatFlight(leg.flight),
        from,
        to: cityName(leg.to, language),
        date: formatDate(leg.departsAt, language),
        time: formatTime(leg.departsAt, language),
      }),
      ...gone.map(({ traveller: { firstName, lastName }, seat }) =>
        fillText(texts.seat, { name: `${firstName} ${lastName}`, seat }),
      ),
      fillText(texts.choose, { ...formatInstantAt(closesAt, bound.origin, language), from }),
      texts.paid,
    ],
    action: { text: texts.action, url: tripUrl },
    also: [
      { text: texts.seats, url: addLanguage(publicOrigin + buildPath('air-seat-trip', { recordLocator }), language) },
    ],
    copyHint: tripMail[language].paymentFailed.copyLink,
    closing: [texts.footer],
  };
  await mail.send({
    messageId: toOrderMessageId(`seats-${legId}-${importedAt}`.replaceAll(/[^\w-]/g, '-'), orderId, publicOrigin),
    to: email,
    subject: letter.subject,
    language,
    text: letterText(letter),
    html: await letterHtml(letter),
    attachments: [],
  });
}
