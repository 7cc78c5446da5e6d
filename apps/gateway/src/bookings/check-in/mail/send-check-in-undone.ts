import { company } from '@airline/contract';
import { tripMail } from '@airline/mail-texts/trip-mail';
import { cityName } from '@airline/reference-data/place-names';

import { letterHtml, letterText, type Letter } from '../../../mail/letter.ts';
import type { MailTransport } from '../../../mail/mail-transport.ts';
import { fillText } from '../../../texts/fill-text.ts';
import { formatDate, formatFlight, formatTime } from '../../../texts/formats.ts';
import { readBookedTrip, type StoredTrip } from '../../orders/booked-trip-store.ts';
import type { OrderJobs } from '../../orders/order-jobs.ts';
import { listLegs } from '../../orders/rules/journey.ts';
import type { BookingServices } from '../../orders/services.ts';
import { toOrderMessageId } from '../../trips/mail/order-message-id.ts';
import { toTripUrls } from '../../trips/trip-link.ts';

/**
 * Tells the contact of an order which boarding passes are void, since a change or a cancellation undid their check-in: on paper, in a wallet
 * or without a network a pass looks as good as before. Nothing is sent of flights that have left.
 */
export async function sendCheckInUndone(
  services: Pick<BookingServices, 'db' | 'now' | 'publicOrigin' | 'secretFor'> & { readonly mail: MailTransport },
  { orderId, changeId, undone }: OrderJobs['checkInUndoneMail'],
): Promise<void> {
  const { db, publicOrigin, mail } = services;
  const trip = await readBookedTrip(db, { orderId });
  if (trip === undefined) return;
  const passes = listVoidPasses(trip, undone, services.now());
  if (passes.length === 0) return;
  const { recordLocator, contact } = trip;
  const { email, language } = contact;
  const isCancelled = trip.cancellation !== undefined;
  const { tripUrl } = await toTripUrls(services, { orderId, recordLocator, email, language, isCancelled });
  const texts = tripMail[language].checkInUndone;
  const letter: Letter = {
    language,
    publicOrigin,
    brand: company.brand,
    subject: fillText(texts.subject, { recordLocator }),
    title: texts.title,
    paragraphs: [
      changeId === null ? texts.cancelled : texts.changed,
      ...passes.map(({ passenger: { firstName, lastName }, leg: { flight, from, to, departsAt } }) =>
        fillText(texts.pass, {
          name: `${firstName} ${lastName}`,
          flight: formatFlight(flight),
          from: cityName(from, language),
          to: cityName(to, language),
          date: formatDate(departsAt, language),
          time: formatTime(departsAt, language),
        }),
      ),
      texts.drop,
      ...(isCancelled ? [] : [texts.again]),
    ],
    action: { text: texts.action, url: tripUrl },
    copyHint: tripMail[language].paymentFailed.copyLink,
    closing: [texts.footer],
  };
  await mail.send({
    messageId: toOrderMessageId('check-in-undone', changeId ?? orderId, publicOrigin),
    to: email,
    subject: letter.subject,
    language,
    text: letterText(letter),
    html: await letterHtml(letter),
    attachments: [],
  });
}

/** Lists the passes that are void, by flight and then by traveller, with the flights that the trip had before its changes. */
function listVoidPasses(
  { offer, changes = [], everybody }: StoredTrip,
  undone: OrderJobs['checkInUndoneMail']['undone'],
  now: Date,
) {
  const legs = listLegs([...offer.bounds, ...changes.flatMap(({ before }) => before)]);
  return undone
    .flatMap(({ passenger: position, legId }) => {
      const leg = legs.find(({ id }) => id === legId);
      const passenger = everybody.find((each) => each.position === position);
      return leg === undefined || passenger === undefined || Date.parse(leg.departsAt) <= now.getTime()
        ? []
        : [{ leg, passenger }];
    })
    .toSorted(
      (one, other) =>
        Date.parse(one.leg.departsAt) - Date.parse(other.leg.departsAt) ||
        one.passenger.position - other.passenger.position,
    );
}
