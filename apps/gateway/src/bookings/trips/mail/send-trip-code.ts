import { addLanguage, company } from '@airline/contract';
import { buildPath } from '@airline/links';
import { tripMail } from '@airline/mail-texts/trip-mail';

import type { JobContext } from '../../../jobs/job-kinds.ts';
import { letterHtml, letterText, type Letter } from '../../../mail/letter.ts';
import type { MailTransport } from '../../../mail/mail-transport.ts';
import { fillText } from '../../../texts/fill-text.ts';
import { readBookedTrip } from '../../orders/booked-trip-store.ts';
import type { BookingServices } from '../../orders/services.ts';
import { findOrderByNames, type NamedLocator } from '../../orders/trip-name-store.ts';
import { countPace, giveBackPace } from '../trip-code-pace.ts';
import { issueTripCode, tripCodeLifetimeMs } from '../trip-codes.ts';
import { toOrderMessageId } from './order-message-id.ts';

const minuteMs = 60_000;

/**
 * Mails a new code to the contact of the trip that somebody asked for, in the language of the contact. Wrong names, a contact
 * that got many and the last one just now, and a request that nobody waits for any more get none.
 */
export async function sendTripCode(
  services: Pick<BookingServices, 'db' | 'limits' | 'now' | 'publicOrigin' | 'secretFor'> & {
    readonly mail: MailTransport;
  },
  asked: NamedLocator,
  { createdAt }: JobContext,
): Promise<void> {
  const { db, limits, now, publicOrigin, mail } = services;
  if (now().getTime() >= createdAt.getTime() + tripCodeLifetimeMs) return;
  const orderId = await findOrderByNames(db, asked);
  if (orderId === undefined) return;
  // The mail before this one went out within half of a code's life, and its code is good.
  if ((await countPace(limits, 'mails', orderId)).isExceeded) return;
  const booked = await readBookedTrip(db, { orderId });
  if (booked === undefined) return;
  const { recordLocator, contact } = booked;
  const { email, language } = contact;
  const code = await issueTripCode(services, orderId);
  const texts = tripMail[language].code;
  const letter: Letter = {
    language,
    publicOrigin,
    brand: company.brand,
    subject: fillText(texts.subject, { recordLocator }),
    title: fillText(texts.title, { code }),
    paragraphs: [
      fillText(texts.body, { recordLocator }),
      fillText(texts.expires, { count: tripCodeLifetimeMs / minuteMs }),
    ],
    action: { text: texts.action, url: addLanguage(publicOrigin + buildPath('trip', { recordLocator }), language) },
    copyHint: texts.copyLink,
    closing: [texts.unasked, texts.neverAsk],
  };
  const message = {
    messageId: toOrderMessageId(`trip-code-${now().getTime()}`, orderId, publicOrigin),
    to: email,
    subject: letter.subject,
    language,
    text: letterText(letter),
    html: await letterHtml(letter),
    attachments: [],
  };
  try {
    await mail.send(message);
  } catch (error) {
    // The job is tried again, and must not take its own failed try for a mail that went out.
    await giveBackPace(limits, 'mails', orderId);
    throw error;
  }
}
