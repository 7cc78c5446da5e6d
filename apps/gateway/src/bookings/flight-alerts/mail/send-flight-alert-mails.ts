import { addLanguage, type Language, languageParameter } from '@airline/contract';
import { buildPath } from '@airline/links';
import { flightAlertMail } from '@airline/mail-texts/flight-alert-mail';

import { type DatedLeg, findLeg } from '../../../flights/schedule/rules/index.ts';
import { flightName } from '../../../flights/schedule/rules/leg-pattern.ts';
import { legsNamed } from '../../../flights/status/read-status.ts';
import { toMailedToken } from '../../../mail/mailed-token.ts';
import { sendStoppableLetter } from '../../../mail/send-stoppable-letter.ts';
import { fillText } from '../../../texts/fill-text.ts';
import { formatFlight } from '../../../texts/formats.ts';
import { readBookedTrip, type StoredTrip } from '../../orders/booked-trip-store.ts';
import { withDisruptions } from '../../orders/read-disruptions.ts';
import { listLegs } from '../../orders/rules/journey.ts';
import { toOrderMessageId } from '../../trips/mail/order-message-id.ts';
import { toTripUrls } from '../../trips/trip-link.ts';
import { type DisruptedBound, findDisruptionOfLeg } from '../find-disrupted-orders.ts';
import type { FlightAlertJobs } from '../flight-alert-jobs.ts';
import type { FlightAlertRow } from '../flight-alert-schema.ts';
import { findFlightAlert } from '../flight-alert-store.ts';
import { readLegNews } from '../leg-news-store.ts';
import type { FlightFact } from '../rules/flight-fact.ts';
import { keepCurrent } from '../rules/judge-news.ts';
import type { FlightAlertMailServices } from '../services.ts';
import { toDisruptionWords } from './disruption-words.ts';
import { describeLeg, toFactWords, writeTime } from './fact-words.ts';

/** Mails the link that proves an address, or that begins the alerts of a trip again; once for each time that it was asked for. */
export async function sendFlightAlertLink(
  services: FlightAlertMailServices,
  { alertId, id }: FlightAlertJobs['flightAlertLinkMail'],
): Promise<void> {
  const row = await findFlightAlert(services.db, alertId);
  if (row === undefined) return;
  if (row.orderId === null) await sendFirstLink(services, row, id);
  else await sendLinkAgain(services, { alertId, orderId: row.orderId, id });
}

async function sendFirstLink(services: FlightAlertMailServices, row: FlightAlertRow, id: string): Promise<void> {
  const { email, language, flight, date } = row;
  if (email === null || language === null || flight === null || date === null) return;
  const { schedule } = await services.flights.search();
  const texts = flightAlertMail[language];
  const legs = legsNamed(schedule, flight, date, services.now());
  await send(services, {
    messageId: toOrderMessageId('flight-alert', id, services.publicOrigin),
    alertId: row.id,
    to: email,
    language,
    content: {
      subject: fillText(texts.link.subject, { flight: formatFlight(flight) }),
      title: texts.link.title,
      paragraphs: [texts.link.body, ...legs.map((leg) => describeLeg(leg, language)), texts.link.what],
      action: { text: texts.link.action, url: await alertUrl(services, row.id, language) },
      closing: [texts.link.unasked, texts.link.expires],
    },
  });
}

async function sendLinkAgain(
  services: FlightAlertMailServices,
  { alertId, orderId, id }: { readonly alertId: string; readonly orderId: string; readonly id: string },
): Promise<void> {
  const trip = await readBookedTrip(services.db, { orderId });
  if (trip === undefined || trip.cancellation !== undefined) return;
  const { recordLocator, contact } = trip;
  const { email, language } = contact;
  const texts = flightAlertMail[language].again;
  await send(services, {
    messageId: toOrderMessageId('flight-alert', id, services.publicOrigin),
    alertId,
    to: email,
    language,
    content: {
      subject: fillText(texts.subject, { recordLocator }),
      title: texts.title,
      paragraphs: [fillText(texts.body, { recordLocator })],
      action: { text: texts.action, url: await alertUrl(services, alertId, language) },
      closing: [texts.unasked],
    },
  });
}

/**
 * Tells one person what happened to a leg: what of it is still true. Nothing is sent to who ended the alerts meanwhile, of a trip that
 * was cancelled, or that does not fly the leg any more.
 */
export async function sendFlightNews(
  services: FlightAlertMailServices,
  { alertId, legId, news, facts: all, disruption }: FlightAlertJobs['flightNewsMail'],
): Promise<void> {
  const { db, flights, news: source, now } = services;
  const row = await findFlightAlert(db, alertId);
  if (row === undefined || row.stoppedAt !== null) return;
  const { schedule } = await flights.search();
  const leg = findLeg(schedule, legId);
  if (leg === undefined) return;
  const { told } = await readLegNews(db, legId);
  const events = (await source.read([leg], schedule)).get(legId) ?? [];
  const facts = keepCurrent(leg, { facts: all, news }, { told, events }, now().getTime());
  const about = all.length > 0 ? `${alertId} ${legId} ${news}` : `${alertId} ${disruption ?? ''}`;
  const mailed = { row, leg, facts, messageId: toOrderMessageId('flight-news', about, services.publicOrigin) };
  if (row.orderId === null) return tellFlight(services, mailed);
  const booked = await readBookedTrip(db, { orderId: row.orderId });
  if (booked === undefined || booked.cancellation !== undefined || booked.passengers.length === 0) return;
  if (!listLegs(booked.offer.bounds).some(({ id }) => id === legId)) return;
  const [trip = booked] = await withDisruptions(services, [booked]);
  const disrupted = findDisruptionOfLeg(trip, legId, now());
  // A gate alone is no moment to offer again what was offered.
  const isOffered = disruption !== undefined || facts.some(({ kind }) => kind === 'cancelled' || kind === 'departure');
  await tellTrip(services, { ...mailed, trip, disrupted: isOffered ? disrupted : undefined });
}

interface Told {
  readonly row: FlightAlertRow;
  readonly leg: DatedLeg;
  readonly facts: readonly FlightFact[];
  readonly messageId: string;
}

async function tellFlight(services: FlightAlertMailServices, { row, leg, facts, messageId }: Told): Promise<void> {
  const { email, language } = row;
  const [first, ...rest] = facts;
  if (email === null || language === null || first === undefined) return;
  const texts = flightAlertMail[language];
  const { paragraphs, ...words } = toFactWords(leg, [first, ...rest], { language, help: 'ifBooked' });
  await send(services, {
    messageId,
    alertId: row.id,
    to: email,
    language,
    content: {
      ...words,
      paragraphs: [...paragraphs, asOf(services, leg, language)],
      action: { text: texts.status, url: statusUrl(services, leg, language) },
      also: [{ text: texts.stop, url: await alertUrl(services, row.id, language) }],
      closing: [texts.footerFlight],
    },
  });
}

async function tellTrip(
  services: FlightAlertMailServices,
  {
    row,
    leg,
    facts,
    messageId,
    trip,
    disrupted,
  }: Told & { readonly trip: StoredTrip; readonly disrupted: DisruptedBound | undefined },
): Promise<void> {
  const { orderId, recordLocator, contact } = trip;
  const { email, language } = contact;
  const texts = flightAlertMail[language];
  const [first, ...rest] = facts;
  const news =
    first === undefined
      ? undefined
      : toFactWords(leg, [first, ...rest], { language, help: disrupted === undefined ? 'help' : undefined });
  const disruption = disrupted === undefined ? undefined : await toDisruptionWords(services, trip, disrupted);
  // What is mailed of a flight says it, but for a connection: that is what the delay means.
  const isOfTrip = news === undefined || disrupted?.disruption.kind === 'connectionMissed';
  const words = isOfTrip ? disruption : news;
  // Nothing of it is true any more.
  if (words === undefined) return;
  const isSaidOnce = disruption === undefined || (!isOfTrip && first?.kind === 'cancelled');
  const { tripUrl } = await toTripUrls(services, { orderId, recordLocator, email, language, isCancelled: false });
  await send(services, {
    messageId,
    alertId: row.id,
    to: email,
    language,
    content: {
      subject: words.subject,
      title: words.title,
      paragraphs: [
        ...(isSaidOnce ? [] : [disruption.fact]),
        ...(news?.paragraphs ?? [describeLeg(leg, language)]),
        asOf(services, leg, language),
      ],
      ...(disruption === undefined ? {} : { choices: disruption.choices }),
      action: { text: texts.seeTrip, url: tripUrl },
      also: [
        { text: texts.status, url: statusUrl(services, leg, language) },
        { text: texts.stop, url: await alertUrl(services, row.id, language) },
      ],
      closing: disruption?.closing ?? [fillText(texts.footerTrip, { recordLocator })],
    },
  });
}

interface AlertMail {
  readonly messageId: string;
  readonly alertId: string;
  readonly to: string;
  readonly language: Language;
  readonly content: Omit<Parameters<typeof sendStoppableLetter>[1]['content'], 'copyHint'>;
}

async function send(services: FlightAlertMailServices, { alertId, content, ...mail }: AlertMail): Promise<void> {
  const token = await toMailedToken(services, 'flightAlert', alertId);
  await sendStoppableLetter(services, {
    ...mail,
    content: { ...content, copyHint: flightAlertMail[mail.language].copyLink },
    stopUrl: `${services.publicOrigin}/api/flight-alerts/v1/one-click/${token}`,
  });
}

function asOf({ now }: FlightAlertMailServices, leg: DatedLeg, language: Language): string {
  const text = fillText(flightAlertMail[language].asOf, { time: writeTime(leg, now().getTime(), language) });
  return text.replaceAll('..', '.');
}

function statusUrl({ publicOrigin }: FlightAlertMailServices, leg: DatedLeg, language: Language): string {
  const query = new URLSearchParams({ flight: flightName(leg.pattern), date: leg.date, [languageParameter]: language });
  return `${publicOrigin}${buildPath('air-flight-status')}?${query.toString()}`;
}

/** The secret stands in the fragment, which no server and no `Referer` has. */
async function alertUrl(services: FlightAlertMailServices, alertId: string, language: Language): Promise<string> {
  const url = addLanguage(services.publicOrigin + buildPath('flight-alert'), language);
  return `${url}#${await toMailedToken(services, 'flightAlert', alertId)}`;
}
