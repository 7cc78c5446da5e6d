import type { SoldSeats } from '../src/flights/shopping/seat-view.ts';
import { unsoldSeats } from '../src/flights/shopping/seat-view.ts';
import { dateOfDay, dayOfDate, type DatedLeg, legId, type Schedule } from '../src/flights/schedule/rules/index.ts';
import { createFlightSearch, type FlightSearch } from '../src/flights/search/rules/flight-search.ts';
import { findWays, type Market } from '../src/bookings/rebooking/find-ways.ts';
import type { Party, RebookingProblem } from '../src/bookings/rebooking/rules/rebooking-problem.ts';

const hourMs = 3_600_000;
/** What the days after the disrupted one have sold of each leg, at least and at most. */
const soldLater = { least: 0.6, most: 1 } as const;
const connectingShare = 0.3;
/** How many of a hundred parties have one traveller, two, and so on. */
const partySizes = [58, 27, 7, 5, 2, 1];

/** A day with one station closed, and who has to be rebooked on it. */
export interface DisruptedDay {
  readonly hub: string;
  readonly flights: number;
  readonly cancelledFlights: number;
  readonly passengers: number;
  /** How much of all seats of the day is sold. */
  readonly load: number;
  readonly disruptedPassengers: number;
  readonly problem: RebookingProblem;
}

/** Draws numbers from 0 to 1, the same for the same seed (mulberry32). */
function createDraw(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Finds the station that has most departures on a date. */
export function findHub(schedule: Schedule, date: string): string {
  const departures = new Map<string, number>();
  for (const { departure } of schedule.departuresOn(date)) {
    departures.set(departure.station, (departures.get(departure.station) ?? 0) + 1);
  }
  return [...departures].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}

/** Gives the legs of a date that leave a station or arrive at it. */
export function listLegsAt(schedule: Schedule, date: string, station: string): readonly DatedLeg[] {
  return schedule
    .departuresOn(date)
    .filter(({ departure, arrival }) => departure.station === station || arrival.station === station);
}

/**
 * Makes a day on which as many passengers as are wished have booked, seven of ten parties nonstop and the others with a connection, and its
 * largest station closes in the small hours. Reads no database.
 */
export async function createDisruptedDay(
  schedule: Schedule,
  {
    date,
    passengers: wanted,
    refundMinutes,
    seed,
  }: {
    readonly date: string;
    readonly passengers: number;
    readonly refundMinutes: number;
    readonly seed: number;
  },
): Promise<DisruptedDay> {
  const draw = createDraw(seed);
  const legs = schedule.departuresOn(date);
  const hub = findHub(schedule, date);
  const closed = new Set(listLegsAt(schedule, date, hub).map(({ id }) => id));
  const search = createFlightSearch(schedule);
  const sold = new Map<string, number>();
  const parties: { readonly legs: readonly DatedLeg[]; readonly seats: number }[] = [];
  let passengers = 0;
  /** Books a party where it fits; gives how many passengers that is. */
  const book = (booked: readonly DatedLeg[]): number => {
    const seats = drawSize(draw);
    const fits = booked.every((leg) => (sold.get(leg.id) ?? 0) + seats <= unsoldSeats(leg).seats);
    if (booked.length === 0 || !fits) return 0;
    for (const { id } of booked) sold.set(id, (sold.get(id) ?? 0) + seats);
    parties.push({ legs: booked, seats });
    return seats;
  };
  // What is full is drawn in vain: a day that cannot be filled so far ends with fewer passengers, which the table says.
  let tries = wanted * 4;
  while (passengers < wanted && tries > 0) {
    tries -= 1;
    const leg = legs[Math.floor(draw() * legs.length)];
    if (leg === undefined) break;
    passengers += book(draw() < connectingShare ? drawConnection(search, { date, leg, legs }, draw) : [leg]);
  }
  const seatsOfDay = legs.reduce((sum, leg) => sum + unsoldSeats(leg).seats, 0);
  const taken = [...sold.values()].reduce((sum, seats) => sum + seats, 0);

  const dates = [date, dateOfDay(dayOfDate(date) + 1), dateOfDay(dayOfDate(date) + 2)];
  for (const later of dates.slice(1)) {
    for (const leg of schedule.departuresOn(later)) {
      const share = soldLater.least + draw() * (soldLater.most - soldLater.least);
      sold.set(leg.id, Math.round(unsoldSeats(leg).seats * share));
    }
  }
  const disrupted = parties.filter((party) => party.legs.some(({ id }) => closed.has(id)));
  const now = new Date(Math.min(...legs.map(({ departure }) => departure.instant)) - hourMs);
  const { markets, parties: waiting } = toParties(disrupted, { dates, now });
  const count = (leg: Pick<DatedLeg, 'id' | 'pattern'>) => ({
    seats: closed.has(leg.id) ? 0 : unsoldSeats(leg).seats,
    sold: sold.get(leg.id) ?? 0,
  });
  const seats: SoldSeats = {
    version: '',
    countSeats: count,
    countCandidateSeats: ({ pattern, day }) => count({ pattern, id: legId(pattern, dateOfDay(day)) }),
  };
  const found = await findWays(
    {
      now: () => now,
      flights: { search: () => Promise.resolve(search), seats: { read: () => Promise.resolve(seats) } },
      readLegStatuses: () => Promise.resolve(new Map()),
    },
    markets,
    new Map(),
  );
  return {
    hub,
    flights: legs.length,
    cancelledFlights: closed.size,
    passengers,
    load: taken / seatsOfDay,
    disruptedPassengers: disrupted.reduce((sum, party) => sum + party.seats, 0),
    problem: { parties: waiting, ...found, refundMinutes },
  };
}

function drawSize(draw: () => number): number {
  let hundredth = draw() * 100;
  const place = partySizes.findIndex((share) => (hundredth -= share) < 0);
  return place < 0 ? partySizes.length : place + 1;
}

/** Draws a connecting itinerary from where one leg leaves to where another one arrives; none where there is none. */
function drawConnection(
  search: FlightSearch,
  { date, leg, legs }: { readonly date: string; readonly leg: DatedLeg; readonly legs: readonly DatedLeg[] },
  draw: () => number,
): readonly DatedLeg[] {
  const destination = legs[Math.floor(draw() * legs.length)]?.arrival.station ?? '';
  const connecting = search
    .search({ origin: leg.departure.station, destination, date, maximumStops: 1 })
    .filter(({ stops }) => stops > 0);
  return connecting[Math.floor(draw() * connecting.length)]?.legs ?? [];
}

function toParties(
  disrupted: readonly { readonly legs: readonly DatedLeg[]; readonly seats: number }[],
  { dates, now }: { readonly dates: readonly string[]; readonly now: Date },
): { readonly markets: readonly Market[]; readonly parties: readonly Party[] } {
  const markets: Market[] = [];
  const places = new Map<string, number>();
  const parties = disrupted.map(({ legs, seats }, place): Party => {
    const [first, last] = [legs[0], legs.at(-1)];
    const [from, to] = [first?.departure.station ?? '', last?.arrival.station ?? ''];
    const market = places.get(`${from}-${to}`) ?? markets.push({ from, to, dates: new Set(dates) }) - 1;
    places.set(`${from}-${to}`, market);
    return {
      market,
      seats,
      leavesFrom: Math.max(now.getTime() + hourMs, first?.departure.instant ?? 0),
      plannedArrival: last?.arrival.instant ?? 0,
      arrivesBy: Infinity,
      // In the order in which they were drawn.
      bookedAt: place,
    };
  });
  return { markets, parties };
}
