import { randomUUID } from 'node:crypto';

import { type PartyLimits, problemNameOf } from '@airline/contract';

import type { Database } from '../../database/database.ts';
import type { Refusal } from '../../http/refusal.ts';
import { createOffer } from '../../flights/shopping/create-offer.ts';
import { readInventoryOfLegs } from '../../flights/shopping/leg-inventory-store.ts';
import { cancelTrip } from '../cancellations/cancel-trip.ts';
import { holdChange } from '../changes/hold-change-store.ts';
import { newChange } from '../changes/new-change.ts';
import { readWantedChange } from '../changes/read-wanted-change.ts';
import type { StoredTrip } from '../orders/booked-trip-store.ts';
import { insertRebooking } from '../orders/order-rebooking-store.ts';
import { openDisruption } from '../orders/rules/disruption.ts';
import { listLegs } from '../orders/rules/journey.ts';
import { readProvedTrip } from '../trips/read-trip.ts';
import { cannotBeFlown } from './find-disrupted-trips.ts';
import type { PlannedRebooking } from './plan-rebooking.ts';
import type { RebookingServices } from './services.ts';

/** A run of the command: who ran it, as they said. */
export interface RebookingRun {
  readonly id: string;
  readonly operator: string;
}

/**
 * What became of what was planned: done, left as planned, chosen meanwhile by the people themselves or by somebody else, or not done, for the
 * reason of a change or a cancellation.
 */
export type AppliedRebooking =
  | { readonly kind: 'rebooked' | 'refunded' | 'left' | 'choseMeanwhile' }
  | { readonly kind: 'notDone'; readonly reason: string };

/** The party has its seats already and its size was allowed when it booked. */
const anyParty: PartyLimits = { maximumTicketedPassengers: 1_000, maximumLapInfantsPerAdult: 1_000 };
const nothing = { amountMinor: 0, currency: 'USD' as const };

/**
 * Does what was planned for one order, by the same change or cancellation that its people could make themselves, and writes who did it, in one
 * transaction. An order of which anything was changed since the plan was made is left alone, so that no order is changed twice.
 */
export async function applyRebooking(
  services: RebookingServices,
  run: RebookingRun,
  planned: PlannedRebooking,
): Promise<AppliedRebooking> {
  const { trip, bound, outcome } = planned;
  if (outcome.kind === 'leave') return { kind: 'left' };
  const at = services.now();
  const booked = await readProvedTrip(services, trip);
  if (booked.cancellation !== undefined || booked.version !== trip.version) return { kind: 'choseMeanwhile' };
  const disruption = openDisruption(booked.disruptions, bound, at);
  if (disruption === undefined || !cannotBeFlown(disruption)) return { kind: 'notDone', reason: 'flownAsBooked' };
  const write = (tx: Database, after: string | null): Promise<void> =>
    insertRebooking(tx, {
      orderId: booked.orderId,
      replaces: booked.version,
      runId: run.id,
      operator: run.operator,
      at,
      bound,
      kind: disruption.kind,
      legId: disruption.leg.id,
      before: booked.offer.bounds[bound]?.itinerary.id ?? '',
      after,
    });
  return outcome.kind === 'rebook'
    ? rebook(services, { booked, bound, way: outcome.way, write }, at)
    : refund(services, { booked, bounds: outcome.bounds, write });
}

type WriteRebooking = (tx: Database, after: string | null) => Promise<void>;

async function rebook(
  services: RebookingServices,
  {
    booked,
    bound,
    way: { itinerary, date },
    write,
  }: {
    readonly booked: StoredTrip;
    readonly bound: number;
    readonly way: Extract<PlannedRebooking['outcome'], { readonly kind: 'rebook' }>['way'];
    readonly write: WriteRebooking;
  },
  at: Date,
): Promise<AppliedRebooking> {
  const { db, timing } = services;
  const from = booked.offer.bounds[bound];
  const [first, last] = [itinerary.legs[0], itinerary.legs.at(-1)];
  if (from === undefined || first === undefined || last === undefined) return notDone('boundUnknown');
  const { family, perPassenger: shown } = from;
  const chosen = { origin: first.from, destination: last.to, date, itineraryId: itinerary.id, family, shown };
  const offered = await createOffer(
    { party: booked.offer.party, bounds: [chosen] },
    {
      search: await services.flights.search(),
      tokens: services.offers,
      readLegs: (legIds) => readInventoryOfLegs(db, legIds),
      now: at,
      limits: anyParty,
    },
  );
  if ('refused' in offered) return notDone(nameOf(offered));
  const wanted = await readWantedChange(services, booked, { offer: offered.offer.token, bounds: [bound] }, at);
  if ('refused' in wanted) return notDone(nameOf(wanted));
  const { due, pointsDue } = wanted.quote.difference;
  if (due.amountMinor > 0 || pointsDue > 0) return notDone('paymentDue');
  const change = newChange(
    {
      booked,
      wanted,
      tenders: [],
      funds: [],
      agreement: null,
      addressHash: operatorsAddress,
      keyed: { key: randomUUID(), requestHash: operatorsRequest },
    },
    at,
    timing,
  );
  return db.transaction(async (tx) => {
    const held = await holdChange(tx, change, at);
    if (held === 'changedMeanwhile') return { kind: 'choseMeanwhile' };
    if (typeof held === 'string') return notDone(held);
    await write(tx, itinerary.id);
    return { kind: 'rebooked' };
  });
}

/** An operator comes from no address of the network, and repeats no request: it is the version of the order that makes it happen once. */
const operatorsAddress = 'operator';
const operatorsRequest = 'rebooking';

async function refund(
  services: RebookingServices,
  {
    booked,
    bounds,
    write,
  }: {
    readonly booked: StoredTrip;
    readonly bounds: readonly number[] | 'all';
    readonly write: WriteRebooking;
  },
): Promise<AppliedRebooking> {
  const { db } = services;
  // Nothing is read beside the transaction while it is open: the embedded database has one connection.
  const statuses = await services.readLegStatuses(listLegs(booked.offer.bounds).map(({ id }) => id));
  return db.transaction(async (tx) => {
    const cancelled = await cancelTrip(
      { ...services, db: tx, readLegStatuses: () => Promise.resolve(statuses) },
      {
        orderId: booked.orderId,
        key: randomUUID(),
        requestHash: operatorsRequest,
        addressHash: operatorsAddress,
        reference: '',
        shown: { refund: nothing, credit: nothing },
        part: { version: booked.version, bounds: bounds === 'all' ? [...booked.offer.bounds.keys()] : [...bounds] },
      },
    );
    if (cancelled.status >= 400) {
      const { type = '' } = JSON.parse(cancelled.body) as { readonly type?: string };
      return notDone(problemNameOf(type) ?? String(cancelled.status));
    }
    await write(tx, null);
    return { kind: 'refunded' };
  });
}

function notDone(reason: string): AppliedRebooking {
  return { kind: 'notDone', reason };
}

function nameOf({ refused }: { readonly refused: Refusal }): string {
  return 'name' in refused ? refused.name : refused.kind;
}
