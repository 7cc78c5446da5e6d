import { funnelEvents, funnelSteps, type FunnelStep, type Measurement } from '@airline/contract';
import { getLink } from '@airline/links';

import { readStored, store, type BrowserStorage } from './browser-storage.ts';
import { storedKeys } from './stored-keys.ts';

const bookingPath = getLink('air-booking').path;

/** Gives the step of a booking that a measurement tells of. Flights are chosen and paid for on other pages than those of a booking too. */
export function toFunnelStep(taken: Measurement): FunnelStep | undefined {
  if (!taken.route.startsWith(bookingPath)) return undefined;
  if (taken.event === 'flightsSearched' && taken.found === 0) return undefined;
  return funnelSteps.find((step) => funnelEvents[step] === taken.event);
}

/**
 * Marks a step that this tab's booking reaches for the first time, so that what is counted are bookings and not presses. After
 * a booked trip the next booking begins.
 *
 * The tab alone knows which steps it has told of: nothing joins one to the other.
 */
export function markFirstStep(taken: Measurement, storage: () => BrowserStorage = () => sessionStorage): Measurement {
  const step = toFunnelStep(taken);
  if (step === undefined) return taken;
  const stored = readStored(storage, storedKeys.bookingSteps);
  const reached = funnelSteps.filter((each) => Array.isArray(stored) && stored.includes(each));
  store(storage, storedKeys.bookingSteps, step === 'booked' ? undefined : [...reached, step]);
  return reached.includes(step) ? taken : ({ ...taken, isFirst: true } as Measurement);
}
