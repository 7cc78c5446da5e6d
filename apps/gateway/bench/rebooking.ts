import { endpoints, type Offer } from '@airline/contract';

import { openOrderGateway } from '../test-support/order-gateway.ts';
import { ana, keyedPost, orderOf, readJson } from '../test-support/orders.ts';
import type { OpenDatabase } from '../src/database/database.ts';
import { toFlightFacts } from '../src/bookings/orders/flight-facts.ts';
import { planRebooking } from '../src/bookings/rebooking/plan-rebooking.ts';
import { rebookDisrupted } from '../src/bookings/rebooking/rebook-disrupted.ts';
import { createFlights } from '../src/flights/shopping/flights.ts';
import { insertLegEvents } from '../src/flights/status/leg-event-store.ts';
import { rateLimit } from '../src/limits/rate-limit-schema.ts';
import { connectionOf, onBothDatabases } from './bare-inserts.ts';
import { formatTable } from './measure.ts';
import { createDisruptedDay, type DisruptedDay, findHub, listLegsAt } from './disrupted-day.ts';
import { benchmarkStart, scheduleOf, searchedDate } from './schedules.ts';
import { assignGreedily } from '../src/bookings/rebooking/rules/assign-greedily.ts';
import { assignParties } from '../src/bookings/rebooking/rules/assign-parties.ts';
import { type Assignment, countPersonMinutes } from '../src/bookings/rebooking/rules/rebooking-problem.ts';

const passengers = 500_000;
const refundMinutes = 48 * 60;
/** So many orders of one passenger each are rebooked on a database. */
const ORDERS = 2_000;

/** Prints what becomes of a day on which the largest station closes: the assignment of all, and the command on databases with fewer orders. */
export async function benchmarkRebooking(): Promise<void> {
  await compareAssignments();
  console.log(
    `\nThe command on ${number(ORDERS)} orders of one passenger, nonstop from or to the closed station, 8 at a time:`,
  );
  console.log(
    formatTable(
      ['', 'found and planned s', 'rebooked', 'refunded', 'all of it s', 'orders/s'],
      await onBothDatabases(measureOn),
    ),
  );
}

/** Books the orders, has operations cancel all flights of the station, and runs the command: first dry, then in earnest. */
async function measureOn(name: string, database: OpenDatabase): Promise<readonly (readonly string[])[]> {
  const { db } = database;
  const schedule = scheduleOf(['WN']);
  const gateway = await openOrderGateway(database, { schedule });
  gateway.clock.now = benchmarkStart;
  const legs = listLegsAt(schedule, searchedDate, findHub(schedule, searchedDate));
  const party = { adults: 1, children: 0, lapInfants: 0 };
  for (let index = 0; index < ORDERS; index += 1) {
    if (index % 50 === 0) await db.delete(rateLimit);
    const { id, departure, arrival } = legs[index % legs.length] ?? {};
    const shown = { amountMinor: 0, currency: 'USD' };
    const bound = {
      origin: departure?.station,
      destination: arrival?.station,
      date: searchedDate,
      itineraryId: id,
      family: 'classic',
      shown,
    };
    const offered = gateway.app.request(
      endpoints.createOffer.path,
      keyedPost({ party, bounds: [bound] }),
      connectionOf(index),
    );
    const { token } = await readJson<Offer>(offered);
    const order = orderOf(token, await gateway.token(), [{ ...ana, frequentFlyerNumber: undefined }]);
    const answer = await gateway.app.request(endpoints.createOrder.path, keyedPost(order), connectionOf(index));
    if (answer.status !== 201) throw new Error(`An order was answered ${answer.status}: ${await answer.text()}`);
  }
  const first = Math.min(...schedule.departuresOn(searchedDate).map(({ departure }) => departure.instant));
  gateway.clock.now = new Date(first - 3_600_000);
  const { now } = gateway.orders;
  const saidAt = now().getTime() - 60_000;
  const events = legs.map(({ id }) => ({ legId: id, saidAt, source: 'feed', facts: { isCancelled: true } }) as const);
  await insertLegEvents(db, events, now());
  const flights = createFlights(db, now, schedule);
  const services = { ...gateway.orders, ...toFlightFacts(flights), flights };
  const planning = await timedAsync(() => planRebooking(services, { refundMinutes }));
  const all = await timedAsync(() => rebookDisrupted(services, { operator: 'bench', refundMinutes }));
  const count = (kind: string): number => all.value.done.filter(({ applied }) => applied.kind === kind).length;
  const made = count('rebooked') + count('refunded');
  return [
    [
      name,
      (planning.milliseconds / 1000).toFixed(1),
      number(count('rebooked')),
      number(count('refunded')),
      (all.milliseconds / 1000).toFixed(1),
      Math.round(made / (all.milliseconds / 1000)).toString(),
    ],
  ];
}

async function compareAssignments(): Promise<void> {
  const day = await createDisruptedDay(scheduleOf(['WN']), { date: searchedDate, passengers, refundMinutes, seed: 1 });
  const { problem } = day;
  console.log(
    `\n${day.hub} closed on ${searchedDate}: ${number(day.cancelledFlights)} of ${number(day.flights)} flights cancelled, ` +
      `${number(day.disruptedPassengers)} of ${number(day.passengers)} passengers (${number(problem.parties.length)} parties) to rebook, ` +
      `${Math.round(day.load * 100)} % of the day's seats sold`,
  );
  const greedy = timed(() => assignGreedily(problem));
  const ours = timed(() => assignParties(problem));
  console.log(
    formatTable(
      ['', 'rebooked', 'refunded', 'mean delay h', '95 % delay h', 'person hours', 'seconds'],
      [
        [
          'first booked, first served, earliest arrival',
          ...describe(day, greedy.value),
          (greedy.milliseconds / 1000).toFixed(2),
        ],
        ['this assignment', ...describe(day, ours.value.assignment), (ours.milliseconds / 1000).toFixed(2)],
        ['no assignment is better than', '', '', '', '', hours(ours.value.leastPersonMinutes), ''],
      ],
    ),
  );
}

function describe({ problem }: DisruptedDay, assignment: Assignment): readonly string[] {
  const delays: number[] = [];
  let refunded = 0;
  for (const [place, { seats, plannedArrival }] of problem.parties.entries()) {
    const way = assignment[place];
    if (way === undefined) refunded += seats;
    else
      for (let each = 0; each < seats; each += 1)
        delays.push(Math.max(0, (way.arrivesAt - plannedArrival) / 3_600_000));
  }
  const sorted = delays.toSorted((one, other) => one - other);
  const mean = delays.reduce((sum, delay) => sum + delay, 0) / delays.length;
  return [
    number(delays.length),
    number(refunded),
    mean.toFixed(2),
    (sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0).toFixed(1),
    hours(countPersonMinutes(problem, assignment)),
  ];
}

function hours(minutes: number): string {
  return number(Math.round(minutes / 60));
}

function number(value: number): string {
  return value.toLocaleString('en');
}

/** Measures work that is done at once. */
function timed<T>(make: () => T): { readonly value: T; readonly milliseconds: number } {
  const start = performance.now();
  const value = make();
  return { value, milliseconds: performance.now() - start };
}

async function timedAsync<T>(make: () => Promise<T>): Promise<{ readonly value: T; readonly milliseconds: number }> {
  const start = performance.now();
  const value = await make();
  return { value, milliseconds: performance.now() - start };
}
