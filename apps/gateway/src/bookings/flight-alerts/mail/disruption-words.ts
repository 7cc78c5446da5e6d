import { company, type FlightLeg, type GivenBack, type Language } from '@airline/contract';
import { flightAlertMail } from '@airline/mail-texts/flight-alert-mail';
import { cityName } from '@airline/reference-data/place-names';

import type { LetterChoice } from '../../../mail/letter.ts';
import { countedText, fillText } from '../../../texts/fill-text.ts';
import {
  formatClock,
  formatDate,
  formatFlight,
  formatInstantAt,
  formatNumber,
  landsOnAnotherDay,
} from '../../../texts/formats.ts';
import { quoteWantedCancellation, toQuoteAnswer } from '../../cancellations/quote-wanted-cancellation.ts';
import { toDisruptionUrl } from '../../disruptions/disruption-link.ts';
import { findNextFlights } from '../../disruptions/find-next-flights.ts';
import { partToCancel } from '../../disruptions/open-link.ts';
import type { StoredTrip } from '../../orders/booked-trip-store.ts';
import { toTripPayment } from '../../orders/rules/trip-view.ts';
import { fundItems, refundItems } from '../../trips/mail/given-back-items.ts';
import type { DisruptedBound } from '../find-disrupted-orders.ts';
import type { FlightAlertMailServices } from '../services.ts';

/** What a mail says of a direction that is not flown as booked: what happened, and each way on with its link. */
export interface DisruptionWords {
  readonly subject: string;
  readonly title: string;
  readonly fact: string;
  readonly choices: { readonly title: string; readonly items: readonly LetterChoice[] };
  readonly closing: readonly string[];
}

/** Says what keeps a direction of a trip from being flown as booked, and what its people can do now: other flights, or the money. */
export async function toDisruptionWords(
  services: FlightAlertMailServices,
  trip: StoredTrip,
  disrupted: DisruptedBound,
): Promise<DisruptionWords> {
  const { language } = trip.contact;
  const texts = flightAlertMail[language].disruption;
  const { place, disruption } = disrupted;
  const { kind, leg, openUntil } = disruption;
  const { legs } = trip.offer.bounds[place]?.itinerary ?? { legs: [leg] };
  const named = {
    flight: formatFlight(leg.flight),
    city: cityName(leg.from, language),
    destination: cityName(legs.at(-1)?.to ?? leg.to, language),
  };
  const link = { version: trip.version, bound: place, kind };
  const next = await findNextFlights(services, trip, place);
  const flights = await Promise.all(
    next.map(async ({ after: { itinerary } }) => ({
      facts: describeFlights(itinerary.legs, language),
      text: texts.takeFlights,
      url: await toDisruptionUrl(services, trip, { ...link, flights: itinerary.id }),
    })),
  );
  const money = await describeMoney(services, trip, disrupted);
  const until = formatInstantAt(openUntil, legs[0]?.from ?? leg.from, language);
  return {
    subject: fillText(texts.subject[kind], named),
    title: texts.title[kind],
    fact: fillText(texts.fact[kind], named),
    choices: { title: flights.length > 0 ? texts.choices : texts.choicesMoneyAlone, items: [...flights, ...money] },
    closing: [
      ...(flights.length > 0 ? [] : [fillText(texts.noFlights, { phone: company.customerService[language].phone })]),
      fillText(texts.until, until).replaceAll('..', '.'),
      fillText(texts.footer, { recordLocator: trip.recordLocator }),
    ],
  };
}

function describeFlights(legs: readonly FlightLeg[], language: Language): readonly string[] {
  const texts = flightAlertMail[language].disruption;
  const [first, last] = [legs[0], legs.at(-1)];
  if (first === undefined || last === undefined) return [];
  const ends = { departsAt: first.departsAt, arrivesAt: last.arrivesAt };
  const isLater = landsOnAnotherDay({ ...first, ...ends });
  const times = {
    departure: formatClock(ends.departsAt, language),
    arrival: formatClock(ends.arrivesAt, language),
    date: formatDate(ends.arrivesAt, language),
  };
  const list = (texts: readonly string[]): string => new Intl.ListFormat(language).format(texts);
  const flights = list([...new Set(legs.map(({ flight }) => formatFlight(flight)))]);
  const cities = list(legs.slice(1).map(({ from }) => cityName(from, language)));
  return [
    fillText(isLater ? texts.timesNextDay : texts.times, times),
    formatDate(ends.departsAt, language),
    fillText(legs.length === 1 ? texts.nonstop : texts.connecting, { flights, cities }),
  ];
}

async function describeMoney(
  services: FlightAlertMailServices,
  trip: StoredTrip,
  { place, disruption: { kind } }: DisruptedBound,
): Promise<readonly LetterChoice[]> {
  const { language } = trip.contact;
  const texts = flightAlertMail[language].disruption;
  const now = services.now();
  const part = partToCancel(trip, place, now);
  const quoted = quoteWantedCancellation(trip, part, now);
  if ('refused' in quoted) return [];
  const given: GivenBack & { readonly pointsReturned: number } = toQuoteAnswer(quoted);
  const { pointsReturned } = given;
  const payments = trip.payments.map(toTripPayment);
  const points =
    pointsReturned > 0
      ? [countedText(language, texts, 'pointsBack', pointsReturned, { points: formatNumber(pointsReturned, language) })]
      : [];
  const items = [...refundItems({ ...given, payments }, language), ...fundItems(given, language)];
  return [
    {
      facts: [
        texts.money,
        ...items.flatMap(({ text, details }) => [text, ...details]),
        ...points,
        part === undefined ? texts.moneyWhole : texts.moneyPart,
      ],
      text: texts.takeMoney,
      url: await toDisruptionUrl(services, trip, { version: trip.version, bound: place, kind }),
    },
  ];
}
