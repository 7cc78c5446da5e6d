import { flightStatus, type FlightStatus } from '@airline/contract';
import { flightStatusQuery } from '@airline/flight-status';
import type { Session } from '@airline/session';
import type { AppServices } from '@airline/session/services';
import { findShown, keepShown, mayKeepShown, ownerOf } from '@airline/trip/kept';

/** By what a device knows the status that it keeps: the one that was looked up last. */
const name = 'flight-status';
/** So long after its last flight lands a status is kept. */
const keptAfterMs = 24 * 60 * 60 * 1000;

/** Gives the status that this device keeps; `undefined` where it keeps none. */
export async function findKeptStatus(): Promise<FlightStatus | undefined> {
  const parsed = flightStatus.safeParse(await findShown(name));
  return parsed.success ? parsed.data : undefined;
}

/**
 * Keeps the status of a flight, and the page that shows it, for when there is no network: in the web view, which is the traveller's own on the
 * day of travel. The site keeps none: a browser would have a worker for a flight that somebody only looked up.
 */
export async function keepStatus(session: Session, answer: FlightStatus, page: string): Promise<void> {
  const landings = answer.legs.map(({ arrival }) => Date.parse(arrival.scheduledAt));
  const until = new Date(Math.max(0, ...landings) + keptAfterMs);
  if (session.surface !== 'webview' || !mayKeepShown() || !navigator.onLine || until.getTime() <= Date.now()) return;
  const owner = ownerOf(session);
  await keepShown({ name, value: answer, page, until, owner, isTheirs: () => ownerOf(session) === owner });
}

/** Puts the status that this device keeps where its page looks for it: it shows with the moment it is of until there is a newer one. */
export async function restoreStatus({ session, queryClient }: AppServices): Promise<void> {
  if (session.surface !== 'webview') return;
  const kept = await findKeptStatus();
  if (kept === undefined) return;
  const { queryKey } = flightStatusQuery(session, kept);
  if (queryClient.getQueryData(queryKey) !== undefined) return;
  // Old at once, whatever the clocks of the device and of the gateway say of each other: it is looked up again.
  queryClient.setQueryData(queryKey, kept, { updatedAt: 0 });
}
