import { company, type Language, type OfferBound } from '@airline/contract';
import { tripMail } from '@airline/mail-texts/trip-mail';
import { cityName } from '@airline/reference-data/place-names';
import { getStation } from '@airline/reference-data/stations';

import { isMailWanted } from '../../../accounts/identity/mail-choice-store.ts';
import { letterHtml, letterText, type Letter } from '../../../mail/letter.ts';
import type { MailTransport } from '../../../mail/mail-transport.ts';
import { fillText } from '../../../texts/fill-text.ts';
import { formatDate, formatFlight, formatInstantAt, formatTime } from '../../../texts/formats.ts';
import { readBookedTrip, type StoredPassenger, type StoredTrip } from '../../orders/booked-trip-store.ts';
import type { OrderJobs } from '../../orders/order-jobs.ts';
import { checkInTimes } from '../../orders/rules/check-in-times.ts';
import type { BookingServices } from '../../orders/services.ts';
import { toOrderMessageId } from '../../trips/mail/order-message-id.ts';
import { toTripUrls } from '../../trips/trip-link.ts';
import { documentStateOf } from '../rules/check-in-view.ts';

/**
 * Tells the contact of an order that check-in of a direction is open. Nothing is sent where the order no longer has the flight, where
 * everybody checked in already, once check-in is closed, and where the person whose account booked it turned such mails off.
 */
export async function sendCheckInOpen(
  services: Pick<BookingServices, 'db' | 'now' | 'publicOrigin' | 'secretFor'> & { readonly mail: MailTransport },
  { orderId, legId }: OrderJobs['checkInOpenMail'],
): Promise<void> {
  const { db, now, publicOrigin, mail } = services;
  const trip = await readBookedTrip(db, { orderId });
  const bound = trip?.offer.bounds.find(({ itinerary }) => itinerary.legs[0]?.id === legId);
  if (trip === undefined || bound === undefined || trip.cancellation !== undefined) return;
  const flying: readonly StoredPassenger[] = trip.passengers;
  const isDone = flying.every(({ position }) =>
    trip.checkIns.some((each) => each.passenger === position && each.legId === legId),
  );
  if (isDone || now() >= checkInTimes(bound).closesAt) return;
  if (trip.accountId !== null && !(await isMailWanted(db, trip.accountId, 'tripReminders'))) return;
  const { recordLocator, contact } = trip;
  const { email, language } = contact;
  const { tripUrl } = await toTripUrls(services, { orderId, recordLocator, email, language, isCancelled: false });
  const texts = tripMail[language].checkInOpen;
  const letter: Letter = {
    language,
    publicOrigin,
    brand: company.brand,
    subject: fillText(texts.subject, { recordLocator }),
    title: fillText(texts.title, { city: cityName(bound.itinerary.legs.at(-1)?.to ?? bound.destination, language) }),
    paragraphs: [
      ...flightSentences(bound, language),
      ...documentSentences(trip, language),
      ...stationSentences(bound, language),
    ],
    action: { text: texts.action, url: tripUrl },
    copyHint: tripMail[language].paymentFailed.copyLink,
    closing: [texts.footer],
  };
  await mail.send({
    messageId: toOrderMessageId(`check-in-${legId}`.replaceAll(/[^\w-]/g, '-'), orderId, publicOrigin),
    to: email,
    subject: letter.subject,
    language,
    text: letterText(letter),
    html: await letterHtml(letter),
    attachments: [],
  });
}

function flightSentences(bound: OfferBound, language: Language): readonly string[] {
  const texts = tripMail[language].checkInOpen;
  const [first] = bound.itinerary.legs;
  if (first === undefined) return [];
  const from = cityName(first.from, language);
  const closes = formatInstantAt(checkInTimes(bound).closesAt, first.from, language);
  return [
    fillText(texts.flight, {
      flight: formatFlight(first.flight),
      from,
      to: cityName(first.to, language),
      date: formatDate(first.departsAt, language),
      time: formatTime(first.departsAt, language),
    }),
    fillText(texts.until, { ...closes, from }),
  ];
}

function documentSentences({ passengers, offer }: StoredTrip, language: Language): readonly string[] {
  const isMissing = passengers.some((each) => ['missing', 'expires'].includes(documentStateOf(each, offer.bounds)));
  return isMissing ? [tripMail[language].checkInOpen.documents] : [];
}

/** Says what the station of departure has: its kiosks, and whether a pass on a telephone is read there. */
function stationSentences({ itinerary }: OfferBound, language: Language): readonly string[] {
  const texts = tripMail[language].checkInOpen;
  const station = getStation(itinerary.legs[0]?.from ?? '');
  if (station === undefined) return [];
  const from = cityName(station.id, language);
  return [
    fillText(texts.kiosk[station.kioskType], { from }),
    ...(station.mobileBoarding ? [] : [fillText(texts.paper, { from })]),
  ];
}
