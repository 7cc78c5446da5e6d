import type { BoardingModel } from '@airline/client-config/boarding-model';

import type { JobGroup, JobHandlers } from '../../jobs/job-kinds.ts';
import type { MailTransport } from '../../mail/mail-transport.ts';
import { sendChange } from '../changes/mail/send-change.ts';
import { sendChangeFailed } from '../changes/mail/send-change-failed.ts';
import { keepEarlyBirdPlaces } from '../extras/keep-early-bird-places.ts';
import { sendExtras, sendExtrasFailed } from '../extras/mail/send-extras.ts';
import type { FareWatchJobs } from '../fare-watch/fare-watch-jobs.ts';
import { sendFareWatchLink, sendSearchDrop, sendTripDrop } from '../fare-watch/mail/send-fare-watch-mails.ts';
import { sendBoardingPasses } from '../check-in/mail/send-boarding-passes.ts';
import { sendCheckInOpen } from '../check-in/mail/send-check-in-open.ts';
import { sendCheckInUndone } from '../check-in/mail/send-check-in-undone.ts';
import { sendContact } from '../corrections/mail/send-contact.ts';
import { sendFormerContact } from '../corrections/mail/send-former-contact.ts';
import { sendCorrection } from '../corrections/mail/send-correction.ts';
import type { OrderJobs } from '../orders/order-jobs.ts';
import type { BookingServices } from '../orders/services.ts';
import { sendSeatsGone } from '../seats/mail/send-seats-gone.ts';
import { sendCancellation } from '../trips/mail/send-cancellation.ts';
import { sendConfirmation } from '../trips/mail/send-confirmation.ts';
import { sendPaymentFailed } from '../trips/mail/send-payment-failed.ts';
import { sendTripCode } from '../trips/mail/send-trip-code.ts';
import type { TripJobs } from '../trips/trip-jobs.ts';
import { expectState } from './expect-state.ts';
import { capturePayment, refundPayment } from './move-money.ts';

export interface OrderJobServices extends BookingServices {
  readonly mail: MailTransport;
  /** How the deployment's flights board: by places in line, where it does not say. */
  readonly boardingModel?: () => BoardingModel;
}

/** With delays that double up to an hour: about half a day. An authorisation outlives that by days. */
const mostAttempts = 24;
const ofOrder = { mostAttempts, whenGivenUp: 'keep' } as const;
/** Its payload names a person, and nobody waits longer than a code is good for: some ten minutes. */
const ofPerson = { mostAttempts: 9, whenGivenUp: 'delete' } as const;
const ofNews = { mostAttempts, whenGivenUp: 'delete' } as const;

/**
 * What orders leave for after their transactions: money and mails.
 *
 * A processor does its work once for a payment or a refund, and a mail that is sent again has the same `Message-ID`.
 */
export function orderJobGroup(services: OrderJobServices): JobGroup {
  const { payments, timing, boardingModel = () => 'open' } = services;
  const handlers: JobHandlers<OrderJobs & TripJobs & FareWatchJobs> = {
    capturePayment: { ...ofOrder, run: (asked) => capturePayment(services, asked) },
    voidPayment: {
      ...ofOrder,
      async run({ orderId, paymentId = orderId, tender = 'card' }) {
        const state = await payments.processors[tender].void(paymentId);
        expectState(state, ['voided', 'declined', 'tokenInvalid', 'unknown']);
      },
    },
    refundPayment: { ...ofOrder, run: (asked) => refundPayment(services, asked) },
    confirmationMail: { ...ofOrder, run: ({ orderId }) => sendConfirmation(services, orderId) },
    cancellationMail: { ...ofOrder, run: ({ orderId }) => sendCancellation(services, orderId) },
    paymentFailedMail: { ...ofOrder, run: ({ orderId }) => sendPaymentFailed(services, orderId) },
    changeMail: { ...ofOrder, run: (asked) => sendChange(services, asked) },
    changeFailedMail: { ...ofOrder, run: (asked) => sendChangeFailed(services, asked) },
    fareWatchLinkMail: { ...ofPerson, run: (asked) => sendFareWatchLink(services, asked) },
    // A price that is half a day old is news no more.
    tripDropMail: { ...ofNews, run: (asked) => sendTripDrop(services, asked) },
    searchDropMail: { ...ofNews, run: (asked) => sendSearchDrop(services, asked) },
    correctionMail: { ...ofOrder, run: (asked) => sendCorrection(services, asked) },
    // An address that was mistyped and then corrected bounces.
    formerContactMail: { ...ofNews, run: (asked) => sendFormerContact(services, asked) },
    boardingPassMail: { ...ofNews, run: (asked) => sendBoardingPasses({ ...services, boardingModel }, asked) },
    seatsGoneMail: { ...ofNews, run: (asked) => sendSeatsGone(services, asked) },
    checkInUndoneMail: { ...ofNews, run: (asked) => sendCheckInUndone(services, asked) },
    checkInOpenMail: { ...ofNews, run: (asked) => sendCheckInOpen(services, asked) },
    extrasMail: { ...ofOrder, run: (asked) => sendExtras(services, asked) },
    extrasFailedMail: { ...ofOrder, run: (asked) => sendExtrasFailed(services, asked) },
    earlyBirdPlaces: { ...ofOrder, run: (asked) => keepEarlyBirdPlaces(services.db, asked) },
    contactMail: { ...ofOrder, run: (asked) => sendContact(services, asked) },
    tripCodeMail: { ...ofPerson, run: (asked, context) => sendTripCode(services, asked, context) },
  };
  return { name: 'order jobs', handlers, concurrency: 10, leaseMs: timing.jobLeaseMs };
}
