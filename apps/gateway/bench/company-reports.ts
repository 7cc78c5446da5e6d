import {
  companyReportNames,
  type CompanyReportName,
  companyReports,
  type ReportColumn,
  reportPage,
  type ReportPage,
} from '@airline/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';

import { openAccountGateway } from '../test-support/account-gateway.ts';
import { openTestCompany } from '../test-support/company-trips.ts';
import { smallNetwork } from '../test-support/flights.ts';
import { openManagedCompany } from '../test-support/managed-company.ts';
import { postgresPrograms, startPostgres } from '../test-support/postgres.ts';
import { companyCostCentre, companyMember } from '../src/accounts/companies/company-schema.ts';
import { insertCompanyTrips } from '../src/corporate/demo/insert-company-trips.ts';
import { findRoutes, lastTripDate, makeCompanyTrips } from '../src/corporate/demo/make-company-trips.ts';
import { type Database, openDatabase } from '../src/database/database.ts';
import { formatTable } from './measure.ts';

const trips = 100_000;
const travellers = 500;
const callsOfEach = 20;
const mostMilliseconds = 1_000;
const now = new Date('2026-11-28T12:00:00Z');
const year = { from: '2025-12-01', to: '2026-12-01' };

/** What people usually narrow a report by: nothing, a month, a cost centre, a project, a name. */
const selections: readonly (readonly [name: string, values: Readonly<Record<string, string>>])[] = [
  ['a year', year],
  ['a month', { from: '2026-10-01', to: '2026-10-31' }],
  ['cost centre', { ...year, costCentre: 'VENTAS' }],
  ['reference', { ...year, reference: 'PRJ-1042' }],
  ['traveller', { ...year, traveller: 'gil' }],
];

/**
 * Asks for each report of a company with 100,000 trips as the portal does, on PostgreSQL, and compares what it adds up to with plain SQL
 * over the orders themselves.
 *
 * @throws when a report and the SQL differ, or one of a hundred answers in twenty takes longer than a second.
 */
export async function benchmarkCompanyReports(): Promise<void> {
  const programs = postgresPrograms();
  if (programs === undefined) {
    console.log('PostgreSQL is not on this machine: the reports of companies are not measured.');
    return;
  }
  const server = await startPostgres(programs);
  const database = await openDatabase({ databaseUrl: server.url, dataFolder: '', runStatement: undefined });
  // The gateway's own connections end a statement after five seconds: what adds up everything beside it may take longer.
  const pool = new Pool({ connectionString: server.url });
  const plain: Database = drizzle({ client: pool, casing: 'snake_case' });
  try {
    await benchmark(database.db, plain, openAccountGateway(database, { clock: { now } }));
  } finally {
    await pool.end();
    await database.close();
    await server.stop();
  }
}

async function benchmark(db: Database, plain: Database, gateway: ReturnType<typeof openAccountGateway>): Promise<void> {
  const { companyId, accountId } = await openManagedCompany({ database: { db }, gateway });
  const began = performance.now();
  await writeTrips(db, companyId);
  // What a server does by itself within minutes of so many rows (autovacuum).
  await plain.execute(sql`vacuum analyze`);
  console.log(`\n${trips.toLocaleString('en')} trips written in ${Math.round((performance.now() - began) / 1000)} s`);
  const rows: string[][] = [];
  const faults: string[] = [];
  for (const report of companyReportNames) {
    for (const [name, values] of selections) {
      const known: readonly string[] = companyReports[report].filters;
      const { from, to, ...filters } = values;
      if (Object.keys(filters).some((filter) => !known.includes(filter))) continue;
      const address = `/api/corporate/v1/reports/${report}?${new URLSearchParams({ ...values, language: 'es', limit: '100' }).toString()}`;
      // The budget of an account is for ten minutes.
      gateway.pass(10 * 60 * 1000 + 1);
      const headers = { authorization: `Bearer ${await gateway.logIn(accountId, 'corporateTravelManager')}` };
      const times: number[] = [];
      let page: ReportPage | undefined;
      for (let call = 0; call < callsOfEach; call += 1) {
        const start = performance.now();
        const answer = await gateway.app.request(address, { headers });
        const body: unknown = await answer.json();
        times.push(performance.now() - start);
        page = reportPage.parse(body);
      }
      const sorted = times.toSorted((one, other) => one - other);
      const at = (share: number): number => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
      const expected = await addUp(plain, report, companyId, { from: from ?? '', to: to ?? '', ...filters });
      const got = { count: page?.summary?.count, ...page?.summary?.totals };
      const differing = Object.entries(expected).filter(([key, value]) => got[key as keyof typeof got] !== value);
      for (const [key, value] of differing) {
        faults.push(`${report}, ${name}: ${key} is ${String(got[key as keyof typeof got])}, by SQL ${value}`);
      }
      if (at(0.95) > mostMilliseconds) faults.push(`${report}, ${name}: p95 is ${Math.round(at(0.95))} ms`);
      rows.push([
        `${report}, ${name}`,
        (page?.summary?.count ?? 0).toLocaleString('en'),
        ...[at(0.5), at(0.95), at(1)].map((time) => String(Math.round(time))),
        differing.length === 0 ? 'equal' : 'differs',
      ]);
      console.log(rows.at(-1)?.join(' | '));
    }
  }
  console.log(`First pages of 100 rows with their totals, ${callsOfEach} calls of each:`);
  console.log(formatTable(['', 'rows', 'p50 ms', 'p95 ms', 'slowest ms', 'totals beside SQL'], rows));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** Writes the trips of the demonstration's generator, for people of a company. */
async function writeTrips(db: Database, companyId: string): Promise<void> {
  await openTestCompany(db, { trips: 0, now, travellers, companyId });
  const people = await db.select().from(companyMember).where(eq(companyMember.companyId, companyId));
  const centres = await db.select().from(companyCostCentre).where(eq(companyCostCentre.companyId, companyId));
  const chosen = people
    .filter(({ role }) => role === 'traveler')
    .map(({ id, firstName, lastName, email }, place) => ({
      memberId: id,
      firstName,
      lastName,
      email,
      costCentreId: centres[place % centres.length]?.id ?? '',
    }));
  const made = makeCompanyTrips({
    travellers: chosen,
    bookedBy: chosen[0]?.memberId ?? '',
    routes: [...findRoutes(smallNetwork, 'DAL', 9), ...findRoutes(smallNetwork, 'HOU', 9)],
    count: trips,
    from: '2025-12-01',
    to: lastTripDate(now),
    now,
    random: Math.random,
  });
  await insertCompanyTrips(db, companyId, made);
}

interface Narrowed {
  readonly from: string;
  readonly to: string;
  readonly costCentre?: string;
  readonly reference?: string;
  readonly traveller?: string;
}

/**
 * Adds up what a report says, by SQL over orders, cancellations and funds alone: nothing of what the reports read. Each trip of the
 * generator has one traveller and no change.
 */
async function addUp(
  db: Database,
  report: CompanyReportName,
  companyId: string,
  { from, to, costCentre, reference, traveller }: Narrowed,
): Promise<Readonly<Record<string, number>>> {
  const within = (instant: SQL) =>
    sql`${instant} >= ${from}::date::timestamp at time zone 'UTC' and ${instant} < (${to}::date + 1)::timestamp at time zone 'UTC'`;
  const trip = sql`with trip as (
    select o.id, o.confirmed_at as bought, (o.offer->'price'->'total'->>'amountMinor')::bigint as price, o.lowest_minor as lowest,
      o.policy_outcome as outcome, c.cancelled_at as cancelled, c.credit_minor + c.refund_minor as back, o.offer
    from booking_order o join order_passenger p on p.order_id = o.id left join order_cancellation c on c.order_id = o.id
      left join company_cost_centre cc on cc.id = o.cost_centre_id
    where o.company_id = ${companyId}::uuid
      ${costCentre === undefined ? sql`` : sql`and cc.code = ${costCentre}`}
      ${reference === undefined ? sql`` : sql`and o.company_reference ilike ${`%${reference}%`}`}
      ${traveller === undefined ? sql`` : sql`and p.first_name || ' ' || p.last_name ilike ${`%${traveller}%`}`}
  ), flight as (
    select (leg->>'departsAt')::timestamptz as departs, leg->>'from' as origin, leg->>'to' as destination
    from trip, jsonb_array_elements(trip.offer->'bounds') bound, jsonb_array_elements(bound->'itinerary'->'legs') leg
    where trip.cancelled is null
  ), line as (
    select bought as at, price as amount, 1 as tickets, (
      select sum(jsonb_array_length(bound->'itinerary'->'legs')) from jsonb_array_elements(offer->'bounds') bound
    ) as flights from trip union all select cancelled, -back, 0, 0 from trip where cancelled is not null
  ), spent as (select * from line where ${within(sql`at`)})`;
  const sums: Readonly<Record<CompanyReportName, SQL>> = {
    'air-spend': sql`${trip} select count(*) as count, sum(amount) as total from spent`,
    'monthly-spend': sql`${trip} select count(distinct date_trunc('month', at at time zone 'UTC')) as count, sum(tickets) as tickets,
      sum(flights) as flights, sum(greatest(amount, 0)) as sold, sum(least(amount, 0)) as "givenBack", sum(amount) as net from spent`,
    'unused-funds': sql`select count(*) as count, sum(f.amount_minor) as issued, sum(f.amount_minor) as left from travel_credit f
      where f.company_id = ${companyId}::uuid and ${within(sql`f.issued_at`)} and f.amount_minor > 0
        ${traveller === undefined ? sql`` : sql`and f.holder_first_name || ' ' || f.holder_last_name ilike ${`%${traveller}%`}`}`,
    'policy-exceptions': sql`${trip} select count(*) as count, sum(price) as total from trip
      where outcome in ('reason', 'approval') and ${within(sql`bought`)}`,
    'lost-savings': sql`${trip} select count(*) as count, sum(price) as paid, sum(lowest) as lowest, sum(price - lowest) as lost from trip
      where cancelled is null and price > lowest and ${within(sql`bought`)}`,
    'traveller-tracker': sql`${trip} select count(*) as count from flight where ${within(sql`departs`)}`,
    emissions: sql`${trip} select count(distinct (to_char(departs at time zone 'UTC', 'YYYY-MM'), origin, destination)) as count,
      count(*) as flights from flight where ${within(sql`departs`)}`,
  };
  const { rows } = (await db.execute(sums[report])) as {
    readonly rows: readonly Readonly<Record<string, string | number | null>>[];
  };
  const columns: readonly ReportColumn[] = companyReports[report].columns;
  const known = new Set(['count', ...columns.map(({ name }) => name)]);
  return Object.fromEntries(
    Object.entries(rows[0] ?? {})
      .filter(([key]) => known.has(key))
      .map(([key, value]) => [key, Number(value ?? 0)]),
  );
}
