import {
  boardingPasses,
  listFareFamilies,
  trip as tripSchema,
  tripLookup,
  type BoardingPasses,
  type Trip,
  type TripLookup,
} from '@airline/contract';
import { isOnSharedDevice } from '@airline/session/personal-data';
import { registerOwnWorker } from '@airline/ui/own-worker';
import * as z from 'zod/mini';

import { findTripProof } from '../trip-proofs.ts';
import {
  canKeep,
  dropKept,
  isPageKept,
  keepPage,
  keepValue,
  listValues,
  readValue,
  workerScope,
} from './kept-cache.ts';

const keptTrip = z.object({
  /** When it was read, by the clock of the device. */
  at: z.optional(z.string()),
  proof: tripLookup,
  trip: tripSchema,
  /** What its fares include, which the page of the trip shows. */
  fareFamilies: z.optional(listFareFamilies.answer.shape.fareFamilies),
  passes: z.optional(boardingPasses),
});

/** A trip that this device keeps for when there is no network. */
export type KeptTrip = z.infer<typeof keptTrip>;

/** Where values are kept: the gateway has no answer below it. */
const keptBelow = '/kept/';

/** So long after its last flight lands a trip is kept: as long as its passes are given. */
const keptAfterMs = 24 * 60 * 60 * 1000;

/** Where the person's wish not to keep trips on this device stands, which outlives what it is about. */
const wishKey = 'airline.keep-trips';

/** Whether this device keeps trips: not where others use it too, nor where the person does not want it. */
export function keepsTrips(): boolean {
  try {
    return canKeep() && !isOnSharedDevice() && localStorage.getItem(wishKey) !== 'no';
  } catch {
    return false;
  }
}

/** Sets whether this device keeps trips; where it does not, those that it kept are dropped. */
export async function setKeepsTrips(wanted: boolean): Promise<void> {
  if (wanted) localStorage.removeItem(wishKey);
  else {
    localStorage.setItem(wishKey, 'no');
    await inTurn(() => dropKept(() => true));
  }
}

/** Gives a trip that this device keeps. */
export async function findKeptTrip(recordLocator: string, now = new Date()): Promise<KeptTrip | undefined> {
  try {
    const parsed = keptTrip.safeParse(await readValue(pathOf(recordLocator), now));
    return parsed.success ? parsed.data : undefined;
  } catch {
    // A browser that denies storage keeps nothing.
    return undefined;
  }
}

/** A trip that this device keeps, and which of its pages open without a network. */
export interface ListedTrip extends KeptTrip {
  readonly hasPage: boolean;
  readonly hasPasses: boolean;
}

/** Lists the trips that this device keeps, the first to leave first; `pages` gives the addresses of a trip's own page and of its passes. */
export async function listKeptTrips(
  pages: (recordLocator: string) => { readonly trip: string; readonly passes: string },
  now = new Date(),
): Promise<readonly ListedTrip[]> {
  try {
    const values = (await listValues(keptBelow, now)).map((value) => keptTrip.safeParse(value));
    const trips = values.flatMap(({ data }) => data ?? []);
    const listed = trips.map(async (kept): Promise<ListedTrip> => {
      const { trip, passes } = pages(kept.trip.recordLocator);
      const hasPasses = kept.passes !== undefined && kept.passes.passes.length > 0 && (await isPageKept(passes));
      return { ...kept, hasPage: await isPageKept(trip), hasPasses };
    });
    return (await Promise.all(listed)).toSorted((one, other) => departureOf(one.trip) - departureOf(other.trip));
  } catch {
    // A browser that denies storage keeps nothing.
    return [];
  }
}

function departureOf({ bounds: [first] }: Trip): number {
  return Date.parse(first?.itinerary.legs[0]?.departsAt ?? '');
}

interface TripToKeep extends Pick<KeptTrip, 'fareFamilies'> {
  readonly trip: Trip;
  readonly proof: TripLookup;
  readonly passes?: BoardingPasses;
  /** The account of who is logged in, as tokens name it: when somebody else logs in, it goes. */
  readonly owner?: string | undefined;
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** Does one thing after the other, so that what is dropped is not kept again by what began before. */
export function inTurn(work: () => Promise<void>): Promise<void> {
  const turn = lastTurn.then(work, work);
  lastTurn = turn;
  return turn;
}

/**
 * Keeps a trip and the page that shows it now on this device, until a day after its last flight; what was kept of it before and is not
 * given anew stays.
 */
export async function keepTrip(asked: TripToKeep, page: string): Promise<void> {
  await inTurn(() => keepNow(asked, page));
}

async function keepNow({ trip, owner, ...more }: TripToKeep, page: string): Promise<void> {
  if (!keepsTrips()) return;
  const until = endOf(trip);
  if (until.getTime() <= Date.now()) return;
  const { recordLocator } = trip;
  // A code lasts minutes and proves more than a page without a network needs.
  const { code: _code, ...proof } = more.proof;
  const { fareFamilies, passes } = (await findKeptTrip(recordLocator)) ?? {};
  const kept: KeptTrip = {
    at: new Date().toISOString(),
    trip,
    proof,
    fareFamilies: more.fareFamilies ?? fareFamilies,
    passes: more.passes ?? passes,
  };
  await keepValue(pathOf(recordLocator), kept, { until, owner });
  await keepPage(page, { until, owner });
  // Who logged out meanwhile leaves nothing here.
  if (findTripProof(recordLocator) === undefined) await dropKept(() => true);
  else await registerOwnWorker(workerScope(page));
}

/** Drops a trip that is no longer to be shown: one that is cancelled, or whose names are others by now. */
export async function dropKeptTrip(recordLocator: string): Promise<void> {
  const locator = recordLocator.toUpperCase();
  await inTurn(() => dropKept((path) => path.endsWith(`/${locator}`))).catch(() => undefined);
}

function pathOf(recordLocator: string): string {
  return keptBelow + recordLocator.toUpperCase();
}

function endOf({ bounds }: Trip): Date {
  const landings = bounds.flatMap(({ itinerary }) => itinerary.legs.map(({ arrivesAt }) => Date.parse(arrivesAt)));
  return new Date(Math.max(0, ...landings) + keptAfterMs);
}
