import { limits } from '@airline/client-config/limits';
import type { DisruptionKind, FlightLeg, OfferBound } from '@airline/contract';
import { getStation } from '@airline/reference-data/stations';

import { defaultConnectionRules, legKind, minimumConnectingTime } from '../../../flights/search/rules/index.ts';
import type { LegStatus } from '../../../flights/status/rules/index.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * From so many hours later at the destination, or earlier from the origin, on, a journey is another one than was bought.
 *
 * Source: 14 CFR 260.2, “significant delay or change of flight itinerary”.
 */
const significantHours = { domestic: 3, international: 6 } as const;

/** For so long after its planned departure a flight that does not leave can be exchanged or refunded by its passengers themselves. */
const openHoursAfterCancellation = 48;

/** What keeps a direction from being flown as it was booked. */
export interface Disruption {
  readonly kind: DisruptionKind;
  /** The leg that is cancelled, that is missed, that lands too late, or that is flown in place of another one. */
  readonly leg: FlightLeg;
  /** Until when who booked it can change or cancel it themselves. */
  readonly openUntil: Date;
}

/** The directions of a trip that cannot be flown as booked, by their places; the others have none. */
export type Disruptions = readonly (Disruption | undefined)[];

/**
 * Says what keeps a direction from being flown as it was booked, by what is known of its legs; `undefined` where nothing does, and once it
 * has left:
 *
 * 1. one of its legs is cancelled;
 * 2. a connection is missed: what arrives leaves less than the minimum connecting time;
 * 3. it arrives three hours late or later, or leaves three hours early or earlier: six on a journey abroad.
 *
 * What does not leave stays open for two days; what leaves late, until ten minutes before it does.
 */
export function findDisruption(
  { itinerary: { legs } }: Pick<OfferBound, 'itinerary'>,
  statusOf: (legId: string) => LegStatus | undefined,
): Disruption | undefined {
  const known = legs.map((leg) => ({ leg, status: statusOf(leg.id) }));
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined || hasLeft(first)) return undefined;
  const leavesAt = expected(first, 'departure');
  const closesAt = new Date(
    isCancelled(first)
      ? Date.parse(first.leg.departsAt) + openHoursAfterCancellation * hourMs
      : leavesAt - limits.cancellationClosesMinutesBeforeDeparture * minuteMs,
  );
  const found = (kind: DisruptionKind, { leg }: KnownLeg): Disruption => ({ kind, leg, openUntil: closesAt });
  const cancelled = known.find(isCancelled);
  if (cancelled !== undefined) return found('cancelled', cancelled);
  const missed = known.find((next, place) => place > 0 && isMissed(known[place - 1] ?? next, next));
  if (missed !== undefined) return found('connectionMissed', missed);
  const significantMs = significantHours[journeyKind(legs)] * hourMs;
  const isLate = expected(last, 'arrival') - Date.parse(last.leg.arrivesAt) >= significantMs;
  const isEarly = Date.parse(first.leg.departsAt) - leavesAt >= significantMs;
  if (isLate) return found('delayed', last);
  return isEarly ? found('early', first) : undefined;
}

/**
 * Says that a direction is flown on flights onto which its passengers were put, since those that they bought did not run; `undefined` where
 * it is not, and once it has left. Who was not asked may still take others, or the money, until ten minutes before it leaves.
 */
export function findRebooking(
  { itinerary: { id, legs } }: Pick<OfferBound, 'itinerary'>,
  rebookedTo: readonly string[],
  statusOf: (legId: string) => LegStatus | undefined,
): Disruption | undefined {
  const [leg] = legs;
  if (leg === undefined || !rebookedTo.includes(id)) return undefined;
  const first = { leg, status: statusOf(leg.id) };
  if (hasLeft(first)) return undefined;
  const closesAt = expected(first, 'departure') - limits.cancellationClosesMinutesBeforeDeparture * minuteMs;
  return { kind: 'rebooked', leg, openUntil: new Date(closesAt) };
}

/** Gives the disruption of a direction, as long as its passengers can help themselves. */
export function openDisruption(disruptions: Disruptions | undefined, place: number, now: Date): Disruption | undefined {
  const disruption = disruptions?.[place];
  return disruption !== undefined && now < disruption.openUntil ? disruption : undefined;
}

/** Tells whether one of the directions is not flown as booked, and its passengers can help themselves. */
export function hasOpenDisruption(disruptions: Disruptions | undefined, now: Date): boolean {
  return disruptions?.some((_, place) => openDisruption(disruptions, place, now) !== undefined) ?? false;
}

interface KnownLeg {
  readonly leg: FlightLeg;
  readonly status: LegStatus | undefined;
}

function isCancelled({ status }: KnownLeg): boolean {
  return status?.phase === 'cancelled';
}

function hasLeft({ status }: KnownLeg): boolean {
  return status?.departure.actual !== undefined;
}

/** When an end of a leg is, was, or is expected to be. */
function expected({ leg, status }: KnownLeg, end: 'departure' | 'arrival'): number {
  const planned = Date.parse(end === 'departure' ? leg.departsAt : leg.arrivesAt);
  const { actual, estimated, scheduled } = status?.[end] ?? {};
  return actual ?? estimated ?? scheduled ?? planned;
}

/** Who stays on board connects to nothing. */
function isMissed(arriving: KnownLeg, departing: KnownLeg): boolean {
  if (arriving.leg.flight === departing.leg.flight) return false;
  const least = minimumConnectingTime(
    defaultConnectionRules,
    departing.leg.from,
    kindOf(arriving.leg),
    kindOf(departing.leg),
  );
  return expected(departing, 'departure') - expected(arriving, 'arrival') < least * minuteMs;
}

function kindOf({ from, to }: Pick<FlightLeg, 'from' | 'to'>) {
  return legKind(getStation(from), getStation(to));
}

function journeyKind(legs: readonly FlightLeg[]) {
  return legs.some((leg) => kindOf(leg) === 'international') ? 'international' : 'domestic';
}
