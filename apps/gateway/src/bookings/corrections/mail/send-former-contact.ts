import { addLanguage, company } from '@airline/contract';
import { buildPath } from '@airline/links';
import { tripMail } from '@airline/mail-texts/trip-mail';

import { letterHtml, letterText, type Letter } from '../../../mail/letter.ts';
import type { MailTransport } from '../../../mail/mail-transport.ts';
import { fillText } from '../../../texts/fill-text.ts';
import { formatInstantAt } from '../../../texts/formats.ts';
import { readBookedTrip } from '../../orders/booked-trip-store.ts';
import type { FormerContactJob } from '../../orders/order-jobs.ts';
import { undoableUntil } from '../../orders/rules/contact-undo.ts';
import { isContactKnown } from '../../orders/rules/correction.ts';
import type { BookingServices } from '../../orders/services.ts';
import { toOrderMessageId } from '../../trips/mail/order-message-id.ts';
import { readCorrections } from '../correction-store.ts';

/**
 * Tells the address that an order had before what was done to it, while the correction of its contact can be undone: the person may be
 * the one who was robbed of the trip, or a stranger whose address was mistyped. So it says what happened in words alone: no names,
 * no numbers, and no link that opens the trip or does anything.
 */
export async function sendFormerContact(
  services: Pick<BookingServices, 'db' | 'publicOrigin'> & { readonly mail: MailTransport },
  { orderId, number, event, eventId }: FormerContactJob,
): Promise<void> {
  const { db, publicOrigin, mail } = services;
  const booked = await readBookedTrip(db, { orderId });
  const undoable = (await readCorrections(db, orderId)).find((each) => each.number === number);
  if (booked === undefined || undoable?.correction.kind !== 'contact')
    throw new Error(`The contact of the order ${orderId} was not corrected: there is nothing to send.`);
  // The mail waited so long that nobody can give the contact back any more.
  if (!isContactKnown(undoable.correction)) return;
  const { recordLocator, contact } = booked;
  const { language } = contact;
  const texts = tripMail[language].formerContact;
  // In no station's time, for that would say where the trip begins.
  const { date, time } = formatInstantAt(undoableUntil(undoable), '', language);
  const letter: Letter = {
    language,
    publicOrigin,
    brand: company.brand,
    subject: fillText(texts.subject, { recordLocator }),
    title: texts.titles[event],
    paragraphs: [
      fillText(texts.body, { recordLocator }),
      fillText(texts.undo, { recordLocator, date, time }),
      texts.mistyped,
    ],
    action: { text: texts.action, url: addLanguage(publicOrigin + buildPath('find-my-trip'), language) },
    copyHint: tripMail[language].paymentFailed.copyLink,
    closing: [texts.footer],
  };
  await mail.send({
    messageId: toOrderMessageId(`former-contact-${event}`, eventId, publicOrigin),
    to: undoable.correction.before.email,
    subject: letter.subject,
    language,
    text: letterText(letter),
    html: await letterHtml(letter),
    attachments: [],
  });
}
