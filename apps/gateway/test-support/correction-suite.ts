import { trip as tripSchema, type Trip, type TripLookup, tripTravellers, type TripTravellers } from '@airline/contract';
import { beforeEach } from 'vitest';

import { readBookedTrip } from '../src/bookings/orders/booked-trip-store.ts';
import { type LimitName, limits } from '../src/limits/limits.ts';
import { listMails } from '../src/mail/development-inbox/inbox-store.ts';
import { type ChangeSuite, openChangeSuite } from './change-suite.ts';
import type { NamedBound } from './changes.ts';
import { correctionGateway } from './correction-gateway.ts';
import { ana, readJson } from './orders.ts';

/** A flight within the country, ten days after the tests' first day. */
export const flight: NamedBound = { family: 'classic', price: 12_900, departs: '2026-12-01T07:30:00-06:00' };

/** A passenger whose name has slips, and their right name. */
export const misspelt = { ...ana, firstName: 'Anna Maria', lastName: 'Nunes', frequentFlyerNumber: undefined };
export const right = { firstName: 'Ana María', lastName: 'Núñez' };

/** What the tests of corrections have in common: each begins with a trip of one whose name has slips. */
export interface CorrectionSuite {
  readonly suite: ChangeSuite;
  readonly corrections: ReturnType<typeof correctionGateway>;
  /** What proves the trip; a test may book another one. */
  lookup: TripLookup;
  /** Proves the trip by the right name of its first traveller. */
  readonly renamed: TripLookup;
  book(bounds?: readonly NamedBound[], passengers?: readonly (typeof misspelt)[]): Promise<TripLookup>;
  showTrip(proof: TripLookup): Promise<Trip>;
  orderIdOf(proof: TripLookup): Promise<string>;
  /** Counts for somebody until so many are left. */
  useUp(name: LimitName, key: string, left: number): Promise<void>;
  /** Delivers, and reads the mails about the trip whose subjects begin so, the newest first. */
  mailsAbout(subject: string): Promise<readonly string[]>;
}

/** Opens a gateway on a database in memory for a file's tests of corrections. */
export function openCorrectionSuite(): CorrectionSuite {
  const suite = openChangeSuite();
  let corrections: ReturnType<typeof correctionGateway>;
  let lookup: TripLookup;
  beforeEach(async () => {
    corrections = correctionGateway(suite.gateway);
    lookup = await own.book();
  });
  const own: CorrectionSuite = {
    suite,
    get corrections() {
      return corrections;
    },
    get lookup() {
      return lookup;
    },
    set lookup(other) {
      lookup = other;
    },
    get renamed() {
      return { ...lookup, ...right };
    },
    async book(bounds = [flight], passengers = [misspelt]) {
      const party = { adults: passengers.length, children: 0, lapInfants: 0 };
      const { recordLocator } = await suite.changes.bookTrip({ bounds, passengers, party });
      return { recordLocator, firstName: 'Anna', lastName: 'Nunes' };
    },
    showTrip: async (proof) => tripSchema.parse(await readJson<unknown>(corrections.find(proof))),
    async orderIdOf({ recordLocator }) {
      const trip = await readBookedTrip(suite.database.db, { recordLocator });
      return trip?.orderId ?? '';
    },
    async useUp(name, key, left) {
      for (let count = limits[name].most; count > left; count -= 1) {
        await suite.gateway.orders.limits.limitRate(name, key);
      }
    },
    async mailsAbout(subject) {
      await suite.deliver();
      return (await listMails(suite.database.db))
        .filter(({ email }) => email.subject?.startsWith(subject) && email.subject.endsWith(lookup.recordLocator))
        .map(({ email }) => email.text ?? '');
    },
  };
  return own;
}

/** Reads the travellers as a correction answers them. */
export async function correctedBy(answer: Promise<Response>): Promise<TripTravellers> {
  return tripTravellers.parse(await readJson<unknown>(answer));
}
