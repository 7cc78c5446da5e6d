import { company } from '@airline/contract';
import type { BoardingModel } from '@airline/client-config/boarding-model';
import { tripMail } from '@airline/mail-texts/trip-mail';
import { cityName } from '@airline/reference-data/place-names';

import { letterHtml, letterText, type Letter } from '../../../mail/letter.ts';
import type { MailTransport } from '../../../mail/mail-transport.ts';
import { fillText } from '../../../texts/fill-text.ts';
import { formatDate, formatFlight, formatInstantAt } from '../../../texts/formats.ts';
import { readBookedTrip } from '../../orders/booked-trip-store.ts';
import type { OrderJobs } from '../../orders/order-jobs.ts';
import type { BookingServices } from '../../orders/services.ts';
import { toOrderMessageId } from '../../trips/mail/order-message-id.ts';
import { toTripUrls } from '../../trips/trip-link.ts';
import { writePassPdf } from '../rules/pass-pdf.ts';
import { toPassSheets } from './pass-sheets.ts';
import { readPassesOf } from '../read-boarding-passes.ts';

export interface PassMailServices extends Pick<
  BookingServices,
  'db' | 'now' | 'publicOrigin' | 'secretFor' | 'readLegStatuses'
> {
  readonly mail: MailTransport;
  readonly boardingModel: () => BoardingModel;
}

/**
 * Mails the boarding passes of a trip to its contact, as they are now, with all of them in one PDF to print or to show. Nothing is sent of
 * a trip that is cancelled, and where nobody is checked in by now.
 */
export async function sendBoardingPasses(
  services: PassMailServices,
  { orderId, wish }: OrderJobs['boardingPassMail'],
): Promise<void> {
  const { db, publicOrigin, mail } = services;
  const trip = await readBookedTrip(db, { orderId });
  if (trip === undefined || trip.cancellation !== undefined) return;
  // A mail goes through many hands: the frequent flyer number stays out of it.
  const shown = await readPassesOf(services, trip, { isProved: false });
  const [first] = shown.passes;
  if (first === undefined) return;
  const { recordLocator, contact } = trip;
  const { email, language } = contact;
  const { tripUrl } = await toTripUrls(services, { orderId, recordLocator, email, language, isCancelled: false });
  const texts = tripMail[language].boardingPass;
  const letter: Letter = {
    language,
    publicOrigin,
    brand: company.brand,
    subject: fillText(texts.subject, { recordLocator }),
    title: fillText(texts.title, { city: cityName(first.leg.to, language) }),
    paragraphs: [
      ...shown.passes.map(({ firstName, lastName, leg, boardsAt, position, seat }) =>
        fillText(position !== undefined ? texts.line : seat === undefined ? texts.lineNoPosition : texts.lineSeat, {
          name: `${firstName} ${lastName}`,
          flight: formatFlight(leg.flight),
          from: cityName(leg.from, language),
          to: cityName(leg.to, language),
          date: formatDate(leg.departsAt, language),
          boards: formatInstantAt(new Date(boardsAt), leg.from, language).time,
          position: position ?? '',
          seat: seat ?? '',
        }),
      ),
      texts.attached,
      texts.undone,
    ],
    action: { text: texts.action, url: tripUrl },
    copyHint: tripMail[language].paymentFailed.copyLink,
    closing: [texts.footer],
  };
  const sheets = toPassSheets(shown, { brand: company.brand, language });
  await mail.send({
    messageId: toOrderMessageId(`boarding-passes-${wish}`, orderId, publicOrigin),
    to: email,
    subject: letter.subject,
    language,
    text: letterText(letter),
    html: await letterHtml(letter),
    attachments: [
      {
        filename: `${fillText(texts.file, { recordLocator })}.pdf`,
        contentType: 'application/pdf',
        content: await writePassPdf(sheets, { title: letter.subject, language }),
      },
    ],
  });
}
