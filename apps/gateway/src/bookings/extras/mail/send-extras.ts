import { company, extraKinds, type Language, type Money } from '@airline/contract';
import { tripMail } from '@airline/mail-texts/trip-mail';
import { cityName } from '@airline/reference-data/place-names';

import { letterHtml, letterText, type Letter } from '../../../mail/letter.ts';
import type { MailTransport } from '../../../mail/mail-transport.ts';
import { fillText } from '../../../texts/fill-text.ts';
import { formatMoney } from '../../../texts/formats.ts';
import { readBookedTrip, type StoredTrip } from '../../orders/booked-trip-store.ts';
import type { BoughtExtra, ExtraPurchaseRow } from '../../orders/order-extra-schema.ts';
import { findPurchase } from '../../orders/order-extra-store.ts';
import type { OrderJobs } from '../../orders/order-jobs.ts';
import { listLegs } from '../../orders/rules/journey.ts';
import { toTripPayment } from '../../orders/rules/trip-view.ts';
import type { BookingServices } from '../../orders/services.ts';
import { toOrderMessageId } from '../../trips/mail/order-message-id.ts';
import { listPaymentMeans } from '../../trips/mail/payment-means.ts';
import { toTripUrls } from '../../trips/trip-link.ts';

type MailServices = Pick<BookingServices, 'db' | 'publicOrigin' | 'secretFor'> & { readonly mail: MailTransport };

/** Tells the contact of an order which extras were bought for it, what they cost, and what they give back. */
export async function sendExtras(
  services: MailServices,
  { orderId, purchaseId }: OrderJobs['extrasMail'],
): Promise<void> {
  const { purchase, trip } = await readPurchase(services, { orderId, purchaseId });
  const { language } = trip.contact;
  const { extras: texts } = tripMail[language];
  const kinds = extraKinds.filter((kind) => purchase.extras.some((extra) => extra.kind === kind));
  await send(services, trip, {
    subject: fillText(texts.subject, { recordLocator: trip.recordLocator }),
    title: texts.title,
    paragraphs: [
      ...purchase.extras.map((extra) => describe(trip, extra, language)),
      fillText(texts.total, {
        amount: formatMoney(usd(purchase.payment.amountMinor), language),
        means: listPaymentMeans({ payments: [toTripPayment(purchase.payment)] }, language),
      }),
      ...kinds.map((kind) => texts.rules[kind]),
    ],
    footer: texts.footer,
    id: ['extras', purchaseId],
  });
}

/** Tells the contact of an order that a payment of extras was declined after its person had left: nothing was bought or charged. */
export async function sendExtrasFailed(
  services: MailServices,
  { orderId, purchaseId }: OrderJobs['extrasFailedMail'],
): Promise<void> {
  const { trip } = await readPurchase(services, { orderId, purchaseId });
  const { recordLocator, contact } = trip;
  const { extrasFailed: texts, paymentFailed, extras } = tripMail[contact.language];
  await send(services, trip, {
    subject: fillText(texts.subject, { recordLocator }),
    title: texts.title,
    paragraphs: [fillText(texts.body, { recordLocator }), paymentFailed.nothingCharged],
    footer: extras.footer,
    id: ['extras-failed', purchaseId],
  });
}

async function readPurchase(
  { db }: Pick<BookingServices, 'db'>,
  { orderId, purchaseId }: OrderJobs['extrasMail'],
): Promise<{ readonly purchase: ExtraPurchaseRow; readonly trip: StoredTrip }> {
  const [purchase, trip] = [await findPurchase(db, purchaseId), await readBookedTrip(db, { orderId })];
  if (purchase === undefined || trip === undefined) throw new Error(`There is no purchase ${purchaseId} to write of.`);
  return { purchase, trip };
}

interface Content extends Pick<Letter, 'subject' | 'title' | 'paragraphs'> {
  readonly footer: string;
  /** What the Message-ID is made of. */
  readonly id: readonly [subject: string, id: string];
}

async function send(
  services: MailServices,
  { orderId, recordLocator, contact, cancellation }: StoredTrip,
  { footer, id: [subject, id], ...content }: Content,
): Promise<void> {
  const { publicOrigin, mail } = services;
  const { email, language } = contact;
  const isCancelled = cancellation !== undefined;
  const { tripUrl } = await toTripUrls(services, { orderId, recordLocator, email, language, isCancelled });
  const letter: Letter = {
    language,
    publicOrigin,
    brand: company.brand,
    ...content,
    action: { text: tripMail[language].extras.action, url: tripUrl },
    copyHint: tripMail[language].paymentFailed.copyLink,
    closing: [footer],
  };
  await mail.send({
    messageId: toOrderMessageId(subject, id, publicOrigin),
    to: email,
    subject: letter.subject,
    language,
    text: letterText(letter),
    html: await letterHtml(letter),
    attachments: [],
  });
}

function describe(
  trip: StoredTrip,
  { kind, passenger, bound, legId, seat = '', amountMinor }: BoughtExtra,
  language: Language,
) {
  const { extras: texts } = tripMail[language];
  const { firstName = '', lastName = '' } = trip.everybody.find(({ position }) => position === passenger) ?? {};
  const direction = trip.offer.bounds[bound];
  const leg = listLegs(trip.offer.bounds).find(({ id }) => id === legId);
  return fillText(texts.item, {
    extra: fillText(texts.names[kind], { seat }),
    name: `${firstName} ${lastName}`,
    from: cityName(leg?.from ?? direction?.itinerary.legs[0]?.from ?? '', language),
    to: cityName(leg?.to ?? direction?.itinerary.legs.at(-1)?.to ?? '', language),
    amount: formatMoney(usd(amountMinor), language),
  });
}

function usd(amountMinor: number): Money {
  return { amountMinor, currency: 'USD' };
}
