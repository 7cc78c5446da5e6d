import { randomUUID } from 'node:crypto';

import type { FareFamily, OfferBound } from '@airline/contract';
import { distanceBetween, getStation } from '@airline/reference-data/stations';

import type { PolicyOutcome } from '@airline/contract';
import { type CalendarDate, dateOfDay, dayOfDate } from '../../flights/schedule/rules/index.ts';
import { type DatedLeg, datedLeg } from '../../flights/schedule/rules/dated-leg.ts';
import type { LegPattern } from '../../flights/schedule/rules/leg-pattern.ts';
import {
  farePerPassenger,
  type OfferContent,
  offerPrice,
  toBoundFare,
} from '../../flights/shopping/rules/offers/index.ts';
import { itineraryView } from '../../flights/shopping/leg-view.ts';

/** Somebody of a company who travels. */
export interface DemoTraveller {
  readonly memberId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly costCentreId: string;
}

/** A trip of a company, as its rows are written from it. */
export interface DemoTrip {
  readonly id: string;
  readonly recordLocator: string;
  readonly traveller: DemoTraveller;
  readonly bookedBy: string;
  readonly bookedAt: Date;
  readonly reference: string;
  readonly offer: OfferContent;
  readonly lowestMinor: number;
  readonly outcome: Exclude<PolicyOutcome, 'blocked'>;
  readonly reason: string | null;
  /** What was given back as a credit, and when; absent of most. */
  readonly cancelled?: { readonly at: Date; readonly creditMinor: number };
}

/** What trips are made of. */
export interface DemoPlan {
  readonly travellers: readonly DemoTraveller[];
  readonly bookedBy: string;
  /** Flights there and back between the same two stations, by which trips go. */
  readonly routes: readonly DemoRoute[];
  readonly count: number;
  /** The first and the last date of departure. */
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly now: Date;
  /** 0 up to 1, as `Math.random` gives. */
  readonly random: () => number;
}

/** A flight and one back. */
export interface DemoRoute {
  readonly out: LegPattern;
  readonly back: LegPattern;
}

const dayMs = 24 * 60 * 60 * 1000;
const families = ['basic', 'classic', 'flex', 'premium'] as const satisfies readonly FareFamily[];
const familyFactors: Readonly<Record<FareFamily, number>> = { basic: 1, classic: 1.2, flex: 1.55, premium: 2.3 };
const reasons = ['Reunión con cliente', 'Cambio de última hora', 'Único vuelo a tiempo', 'Feria', 'Urgencia de planta'];
const projects = ['PRJ-1042', 'PRJ-2210', 'PRJ-3307', 'EXPO-26', 'AUD-77', 'VENTAS-Q'];
const locatorLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Makes trips that follow one another as those of a company do: short stays, few exceptions, some that were cancelled. */
export function* makeCompanyTrips(plan: DemoPlan): Generator<DemoTrip> {
  const { travellers, routes, random } = plan;
  const [first, last] = [dayOfDate(plan.from), dayOfDate(plan.to)];
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const locators = new Set<string>();
  const locator = (): string => {
    for (;;) {
      const text = Array.from({ length: 6 }, () => locatorLetters[Math.floor(random() * locatorLetters.length)]).join(
        '',
      );
      if (locators.has(text)) continue;
      locators.add(text);
      return text;
    }
  };
  for (let made = 0; made < plan.count; made += 1) {
    const day = first + Math.floor(random() * (last - first + 1));
    const stay = 1 + Math.floor(random() * random() * 9);
    const { out, back } = pick(routes);
    const family = pick(families);
    const legs = [datedLeg(out, day), datedLeg(back, day + stay)];
    const departs = legs[0]?.departure.instant ?? 0;
    const ahead = (1 + Math.floor(random() * random() * 60)) * dayMs;
    const bookedAt = new Date(Math.min(departs - ahead, plan.now.getTime() - 60_000 * (1 + (made % 900))));
    const bounds = legs.map((leg) => toBound(leg, family, random));
    const price = offerPrice(bounds, { adults: 1, children: 0, lapInfants: 0 });
    const total = price.total.amountMinor;
    const isDear = random() < 0.18;
    const outcome = isDear ? (random() < 0.3 ? 'approval' : 'reason') : 'inside';
    const isCancelled = random() < 0.04 && bookedAt.getTime() + dayMs < Math.min(departs, plan.now.getTime());
    yield {
      id: randomUUID(),
      recordLocator: locator(),
      traveller: pick(travellers),
      bookedBy: plan.bookedBy,
      bookedAt,
      reference: pick(projects),
      offer: {
        expiresAt: new Date(bookedAt.getTime() + 20 * 60_000).toISOString(),
        party: { adults: 1, children: 0, lapInfants: 0 },
        bounds,
        price,
        freeCancellation: ahead > 7 * dayMs,
      },
      lowestMinor: isDear ? Math.round(total * (0.55 + 0.35 * random())) : total,
      outcome,
      reason: outcome === 'inside' ? null : pick(reasons),
      ...(isCancelled
        ? { cancelled: { at: new Date(bookedAt.getTime() + dayMs), creditMinor: Math.round(total * 0.9) } }
        : {}),
    };
  }
}

function toBound(
  leg: DatedLeg,
  family: FareFamily,
  random: () => number,
): OfferBound & { fare: ReturnType<typeof toBoundFare>; pointsEarned: number } {
  const { departure, arrival, blockMinutes, date } = leg;
  const itinerary = { legs: [leg] as const, connections: [], stops: 0, durationMinutes: blockMinutes };
  const [from, to] = [getStation(departure.station), getStation(arrival.station)];
  const miles = from && to ? distanceBetween(from, to) : 500;
  const base = Math.round((4_500 + miles * 9) * familyFactors[family] * (0.8 + 0.6 * random()));
  const fare = toBoundFare(itinerary, base);
  return {
    origin: departure.station,
    destination: arrival.station,
    date,
    itinerary: itineraryView(itinerary),
    family,
    perPassenger: farePerPassenger(fare),
    pointsEarned: Math.floor(base / 20),
    fare,
  };
}

/** Pairs flights with one back, the longest routes and the shortest ones alike: so many routes from a station at most. */
export function findRoutes(patterns: readonly LegPattern[], home: string, most: number): readonly DemoRoute[] {
  const backs = new Map(
    patterns
      .filter(({ arrival, departure }) => arrival.station === home && departure.time > 14 * 60)
      .map((pattern) => [pattern.departure.station, pattern]),
  );
  const outs = new Map(
    patterns
      .filter(({ departure }) => departure.station === home && departure.time < 12 * 60)
      .map((pattern) => [pattern.arrival.station, pattern]),
  );
  return [...outs]
    .flatMap(([station, out]) => {
      const back = backs.get(station);
      return back === undefined ? [] : [{ out, back }];
    })
    .slice(0, most);
}

/** The last date on which trips are made: two weeks ahead of today. */
export function lastTripDate(now: Date): CalendarDate {
  return dateOfDay(dayOfDate(now.toISOString().slice(0, 10)) + 14);
}
