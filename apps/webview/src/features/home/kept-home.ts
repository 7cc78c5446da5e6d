import { trip, type FlightStatus, type Trip } from '@airline/contract';
import { findKeptStatus } from '@airline/flight-status-page/kept-status';
import { buildPath } from '@airline/links';
import type { Session } from '@airline/session';
import { findShown, keepShown, type ListedTrip, listKeptTrips, mayKeepShown, ownerOf } from '@airline/trip/kept';
import * as z from 'zod/mini';

import { mobilePath } from './mobile-path.ts';

/** What the first page showed of somebody when it was last read. */
const keptHome = z.object({ at: z.string(), firstName: z.optional(z.string()), trip: z.optional(trip) });
export type KeptHome = z.infer<typeof keptHome>;

const name = 'mobile-home';
const dayMs = 24 * 60 * 60 * 1000;

/** Keeps what the first page shows of who is logged in, and the page, until a day after the trip: a trip that is over is none to come back to. */
export async function keepHome(session: Session, next: Trip | undefined): Promise<void> {
  const { state } = session.store.getState();
  if (state.kind !== 'authenticated' || !mayKeepShown() || !navigator.onLine) return;
  const now = new Date();
  const { firstName, subject } = state.person;
  const landings = next?.bounds.flatMap(({ itinerary }) =>
    itinerary.legs.map(({ arrivesAt }) => Date.parse(arrivesAt)),
  );
  const value: KeptHome = {
    at: now.toISOString(),
    ...(firstName === undefined ? {} : { firstName }),
    ...(next === undefined ? {} : { trip: next }),
  };
  await keepShown({
    name,
    value,
    page: buildPath('mobile-home'),
    until: new Date(Math.max(now.getTime(), ...(landings ?? [])) + dayMs),
    owner: subject,
    isTheirs: () => ownerOf(session) === subject,
  });
}

/** What this device keeps of trips and flights for when there is no network. */
export interface KeptOnDevice {
  readonly home: KeptHome | undefined;
  readonly trips: readonly ListedTrip[];
  readonly status: FlightStatus | undefined;
}

/** Finds what this device keeps. */
export async function findKept(): Promise<KeptOnDevice> {
  const [home, trips, status] = await Promise.all([findShown(name), listKeptTrips(pagesOf), findKeptStatus()]);
  return { home: keptHome.safeParse(home).data, trips, status };
}

function pagesOf(recordLocator: string) {
  return {
    trip: mobilePath(buildPath('trip', { recordLocator })),
    passes: mobilePath(buildPath('air-boarding-pass', { recordLocator })),
  };
}
