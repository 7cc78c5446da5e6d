import type { Language } from '@airline/contract';
import { buildPath } from '@airline/links';
import { fareWatchMail } from '@airline/mail-texts/fare-watch-mail';
import { cityName } from '@airline/reference-data/place-names';

import { findAccountById } from '../../../accounts/identity/account-store.ts';
import type { MailTransport } from '../../../mail/mail-transport.ts';
import { toMailedToken } from '../../../mail/mailed-token.ts';
import { sendStoppableLetter, type StoppableLetter } from '../../../mail/send-stoppable-letter.ts';
import { countedText, fillText } from '../../../texts/fill-text.ts';
import { formatDate, formatMoney } from '../../../texts/formats.ts';
import { readBookedTrip } from '../../orders/booked-trip-store.ts';
import { toTripPayment } from '../../orders/rules/trip-view.ts';
import type { BookingServices } from '../../orders/services.ts';
import { toOrderMessageId } from '../../trips/mail/order-message-id.ts';
import { listRefundMeans } from '../../trips/mail/payment-means.ts';
import { toTripUrls } from '../../trips/trip-link.ts';
import type { FareWatchJobs } from '../fare-watch-jobs.ts';
import type { FareWatchRow } from '../fare-watch-schema.ts';
import { findFareWatch } from '../fare-watch-store.ts';
import { countChanges } from '../rules/count-changes.ts';
import { toChangeQuery, toResultsQuery } from '../rules/results-query.ts';
import type { WatchedSearch } from '../rules/watched-search.ts';
import { returnSentences } from './return-sentences.ts';

/** What the mails of watches are sent with. */
export type FareWatchMailServices = Pick<BookingServices, 'db' | 'now' | 'publicOrigin' | 'secretFor'> & {
  readonly mail: MailTransport;
};

/** Mails the link that proves an address, or that begins the watch of a trip again; once for each time that it was asked for. */
export async function sendFareWatchLink(
  services: FareWatchMailServices,
  { watchId, id }: FareWatchJobs['fareWatchLinkMail'],
): Promise<void> {
  const row = await findFareWatch(services.db, watchId);
  if (row === undefined) return;
  if (row.orderId === null) await sendFirstLink(services, row, id);
  else await sendLinkAgain(services, { watchId, orderId: row.orderId, id });
}

async function sendLinkAgain(
  services: FareWatchMailServices,
  { watchId, orderId, id }: { readonly watchId: string; readonly orderId: string; readonly id: string },
): Promise<void> {
  const trip = await readBookedTrip(services.db, { orderId });
  if (trip === undefined || trip.cancellation !== undefined) return;
  const { recordLocator, contact } = trip;
  const { email, language } = contact;
  const texts = fareWatchMail[language].again;
  const content = {
    subject: fillText(texts.subject, { recordLocator }),
    title: texts.title,
    paragraphs: [fillText(texts.body, { recordLocator })],
    action: { text: texts.action, url: await watchUrl(services, watchId, language) },
    closing: [texts.unasked],
  };
  await send(services, { id, watchId, to: email, language, content, kind: 'fare-watch' });
}

async function sendFirstLink(services: FareWatchMailServices, row: FareWatchRow, id: string): Promise<void> {
  const { id: watchId, email, language } = row;
  const search = row.search ?? undefined;
  if (search === undefined || email === null) return;
  const texts = fareWatchMail[language].link;
  const content = {
    subject: fillText(texts.subject, namesOf(search.bounds, language)),
    title: texts.title,
    paragraphs: [texts.body, describeSearch(search, language), texts.pace],
    action: { text: texts.action, url: await watchUrl(services, row.id, language) },
    closing: [texts.unasked, texts.expires],
  };
  await send(services, { id, watchId, to: email, language, content, kind: 'fare-watch' });
}

/** Tells that a search can be had for less. A watch that was ended meanwhile tells nothing. */
export async function sendSearchDrop(
  services: FareWatchMailServices,
  { watchId, id, before, price }: FareWatchJobs['searchDropMail'],
): Promise<void> {
  const { db, publicOrigin } = services;
  const row = await findFareWatch(db, watchId);
  const search = row?.search ?? undefined;
  if (row === undefined || search === undefined) return;
  const to = row.accountId === null ? row.email : ((await findAccountById(db, row.accountId))?.account.email ?? null);
  if (to === null) return;
  const { language } = row;
  const texts = fareWatchMail[language].search;
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: 'USD' }, language);
  const { adults, children, lapInfants } = search.party;
  const query = withLanguage(toResultsQuery(search), language);
  const content = {
    subject: fillText(texts.subject, { ...namesOf(search.bounds, language), amount: money(price) }),
    title: texts.title,
    paragraphs: [
      describeSearch(search, language),
      countedText(language, texts, 'price', adults + children + lapInfants, {
        amount: money(price),
        before: money(before),
      }),
      texts.mayRise,
    ],
    action: { text: texts.action, url: `${publicOrigin}${buildPath('air-booking-flights')}?${query}` },
    also: [{ text: fareWatchMail[language].stop, url: await watchUrl(services, row.id, language) }],
    closing: [texts.footer],
  };
  await send(services, { id, watchId, to, language, content, kind: 'search-drop' });
}

/**
 * Tells that a trip can be had for less, what would come back, and to what. A trip that was changed or cancelled, and a watch that was
 * ended, meanwhile tell nothing.
 */
export async function sendTripDrop(
  services: FareWatchMailServices,
  { watchId, id, version, chosen, difference }: FareWatchJobs['tripDropMail'],
): Promise<void> {
  const { db, publicOrigin } = services;
  const row = await findFareWatch(db, watchId);
  const orderId = row?.orderId ?? undefined;
  if (row === undefined || orderId === undefined || row.stoppedAt !== null) return;
  const trip = await readBookedTrip(db, { orderId });
  if (trip === undefined || trip.cancellation !== undefined || countChanges(trip) !== version) return;
  const { recordLocator, contact, offer, paidWith, payments } = trip;
  const { email, language } = contact;
  const texts = fareWatchMail[language].trip;
  const urls = await toTripUrls(services, {
    orderId,
    recordLocator,
    email,
    language,
    isCancelled: false,
  });
  const change = toChangeQuery(chosen, { party: offer.party, inPoints: paidWith === 'points' });
  // The link proves nothing more than the trip's own mails do: the change asks for a code.
  const changePath = buildPath('air-change-trip', { recordLocator });
  const url = `${publicOrigin}${changePath}?${withLanguage(change, language)}${new URL(urls.tripUrl).hash}`;
  const means = listRefundMeans({ payments: payments.map(toTripPayment) }, language);
  const content = {
    subject: fillText(texts.subject, { ...namesOf(offer.bounds, language), recordLocator }),
    title: texts.title,
    paragraphs: [
      fillText(texts.body, { recordLocator }),
      ...chosen.map((bound) => describeBound(bound, language)),
      ...returnSentences(difference, means, language),
      texts.mayRise,
    ],
    action: { text: texts.action, url },
    also: [{ text: fareWatchMail[language].stop, url: await watchUrl(services, row.id, language) }],
    closing: [texts.code, texts.footer],
  };
  await send(services, { id, watchId, to: email, language, content, kind: 'trip-drop' });
}

interface WatchMail {
  /** Makes one mail of it, however often it is sent. */
  readonly id: string;
  readonly kind: 'fare-watch' | 'search-drop' | 'trip-drop';
  readonly watchId: string;
  readonly to: string;
  readonly language: Language;
  readonly content: Omit<StoppableLetter['content'], 'copyHint'>;
}

async function send(services: FareWatchMailServices, mail: WatchMail): Promise<void> {
  const { publicOrigin } = services;
  const { id, kind, watchId, to, language, content } = mail;
  await sendStoppableLetter(services, {
    messageId: toOrderMessageId(kind, id, publicOrigin),
    to,
    language,
    content: { ...content, copyHint: fareWatchMail[language].copyLink },
    stopUrl: `${publicOrigin}/api/fare-watch/v1/one-click/${await toMailedToken(services, 'fareWatch', watchId)}`,
  });
}

/** The secret stands in the fragment, which no server and no `Referer` has. */
async function watchUrl(services: FareWatchMailServices, id: FareWatchRow['id'], language: Language): Promise<string> {
  const query = withLanguage(new URLSearchParams(), language);
  return `${services.publicOrigin}${buildPath('fare-watch')}?${query}#${await toMailedToken(services, 'fareWatch', id)}`;
}

function withLanguage(params: URLSearchParams, language: Language): string {
  const query = new URLSearchParams(params);
  query.set('language', language);
  return query.toString();
}

type Route = Pick<WatchedSearch['bounds'][number], 'origin' | 'destination' | 'date'>;

function namesOf(bounds: readonly Route[], language: Language) {
  const [first] = bounds;
  return { origin: cityName(first?.origin ?? '', language), destination: cityName(first?.destination ?? '', language) };
}

function describeBound(bound: Route, language: Language): string {
  const texts = fareWatchMail[language];
  return fillText(texts.route, { ...namesOf([bound], language), date: formatDate(bound.date, language) });
}

function describeSearch({ bounds }: WatchedSearch, language: Language): string {
  return bounds.map((bound) => describeBound(bound, language)).join(' · ');
}
