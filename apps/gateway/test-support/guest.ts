import type { TripLookup } from '@airline/contract';

import { orderJobGroup } from '../src/bookings/jobs/order-job-group.ts';
import { runDueJobs } from '../src/jobs/run-jobs.ts';
import type { Mail } from '../src/mail/mail-transport.ts';
import type { OrderGateway } from './order-gateway.ts';
import { ana, keyedPost } from './orders.ts';
import { codeIn } from './trip-code.ts';

/** Somebody without a login who books on a gateway, asks about the trip, and reads what is mailed. */
export interface Guest {
  /** The mails of the gateway's orders that came, the newest last. */
  readonly sent: Mail[];
  /** While true, the mail server takes nothing. */
  isMailServerDown: boolean;
  /** Runs the jobs of orders that are due: mails come. */
  deliver(): Promise<void>;
  /** Books a trip as Ana, and forgets the mails about it. */
  bookTrip(): Promise<TripLookup>;
  /** Posts to an operation about trips: `lookup`, `codes`, `cancellation-quote` or `cancellation`. */
  post(name: string, body: object, sender?: { readonly token?: string; readonly from?: string }): Promise<Response>;
  /** Reads the code of the newest mail. */
  lastCode(): string;
}

/** Opens the gateway for a guest, at the network address 192.0.2.1 by default. */
export function openGuest(gateway: OrderGateway): Guest {
  const mail = {
    async send(letter: Mail) {
      if (guest.isMailServerDown) throw new Error('The mail server does not answer.');
      guest.sent.push(letter);
    },
    close: async () => undefined,
  };
  const guest: Guest = {
    sent: [],
    isMailServerDown: false,
    async deliver() {
      while ((await runDueJobs(gateway.orders, orderJobGroup({ ...gateway.orders, mail }))) > 0);
    },
    async bookTrip() {
      const outcome = await gateway.outcome(gateway.book());
      if (outcome.status !== 'confirmed') throw new Error(`The order was not confirmed: ${outcome.status}`);
      await guest.deliver();
      guest.sent.length = 0;
      return { recordLocator: outcome.trip.recordLocator, firstName: ana.firstName, lastName: ana.lastName };
    },
    post: async (name, body, { token, from = '192.0.2.1' } = {}) =>
      gateway.app.request(`/api/air-booking/v1/trips/${name}`, keyedPost(body, undefined, token), {
        incoming: { socket: { remoteAddress: from } },
      }),
    lastCode: () => codeIn(guest.sent.at(-1) ?? { text: '' }),
  };
  return guest;
}
