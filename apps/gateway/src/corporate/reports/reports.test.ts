import { randomUUID } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';

import {
  type CorporateAccessLevel,
  companyReportNames,
  type CompanyReportName,
  endpoints,
  reportPage,
  type ReportPage,
} from '@airline/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { type AccountGateway, openAccountGateway, refusalOf } from '../../../test-support/account-gateway.ts';
import { openTestCompany, type TestCompany } from '../../../test-support/company-trips.ts';
import { groupBy } from '../../../test-support/group-by.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { openMember } from '../../../test-support/members.ts';
import { companyMember } from '../../accounts/companies/company-schema.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { securityEvent } from '../../accounts/identity/identity-schema.ts';

const now = new Date('2026-11-26T12:00:00Z');
const year = { from: '2025-12-01', to: '2026-11-30' };

let database: OpenDatabase;
let company: TestCompany;
let other: TestCompany;
let gateway: AccountGateway;
let manager: string;
let service: string;
let stranger: string;

beforeAll(async () => {
  database = await openMemoryDatabase();
  company = await openTestCompany(database.db, { trips: 260, now });
  other = await openTestCompany(database.db, { trips: 20, now, seed: 2, name: 'Navarro' });
});
afterAll(() => database.close());
beforeEach(async () => {
  gateway = openAccountGateway(database, { clock: { now } });
  const open = async (kind: 'travelManager' | 'reportService', companyId: string) =>
    kind === 'travelManager'
      ? openManager(companyId, 'administrator')
      : (await openMember(gateway.identity, { kind, category: 'automatedReportService', companyId })).accessToken;
  manager = await open('travelManager', company.id);
  service = await open('reportService', company.id);
  stranger = await open('travelManager', other.id);
});

/** Logs a new manager of a company in. */
async function openManager(companyId: string, accessLevel: CorporateAccessLevel): Promise<string> {
  const as = { kind: 'travelManager', category: 'corporateTravelManager', companyId, accessLevel } as const;
  const { id, accessToken } = await openMember(gateway.identity, as);
  await database.db.insert(companyMember).values({
    id,
    companyId,
    accountId: id,
    email: `${id}@example.com`,
    firstName: 'Carlos',
    lastName: 'Vega',
    role: 'travelManager',
    accessLevel,
    state: 'active',
  });
  return accessToken;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

function ask(report: CompanyReportName, query: Readonly<Record<string, string>> = {}, token = manager, headers = {}) {
  const path = endpoints.readCompanyReport.path.replace('{report}', report);
  const address = `${path}?${new URLSearchParams({ ...year, ...query }).toString()}`;
  return gateway.app.request(address, { headers: { ...bearer(token), ...headers } });
}

async function read(report: CompanyReportName, query: Readonly<Record<string, string>> = {}, token = manager) {
  const answer = await ask(report, query, token);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return reportPage.parse(await answer.json());
}

/** All rows of a report, a small page after the other. */
async function readAll(report: CompanyReportName, query: Readonly<Record<string, string>> = {}) {
  const rows: ReportPage['rows'] = [];
  let cursor: string | undefined;
  do {
    const page = await read(report, { ...query, limit: '37', ...(cursor === undefined ? {} : { cursor }) });
    rows.push(...page.rows);
    cursor = page.next;
  } while (cursor !== undefined);
  return rows;
}

const isInYear = (at: Date) => at.toISOString() >= '2025-12-01' && at.toISOString() < '2026-12-01';
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('what a report says', () => {
  test('of money is what the trips cost less what came back, line by line and by month', async () => {
    const sales = company.trips.filter(({ bookedAt }) => isInYear(bookedAt));
    const refunds = company.trips.filter(({ cancelled }) => cancelled !== undefined && isInYear(cancelled.at));
    const net =
      sum(sales.map(({ offer }) => offer.price.total.amountMinor)) -
      sum(refunds.map(({ cancelled }) => cancelled?.creditMinor ?? 0));
    expect(refunds.length).toBeGreaterThan(2);
    const { summary } = await read('air-spend');
    expect(summary).toMatchObject({ count: sales.length + refunds.length });
    expect(summary?.totals).toMatchObject({
      total: net,
      base: sum(sales.map(({ offer }) => offer.price.passengers[0]?.base.amountMinor ?? 0)),
    });

    const months = await readAll('monthly-spend');
    const byMonth = groupBy(sales, ({ bookedAt }) => bookedAt.toISOString().slice(0, 7));
    for (const { month, sold, tickets, flights } of months) {
      const trips = byMonth(String(month));
      expect([sold, tickets, flights]).toEqual([
        sum(trips.map(({ offer }) => offer.price.total.amountMinor)),
        trips.length,
        2 * trips.length,
      ]);
    }
    expect(sum(months.map((row) => Number(row['net'])))).toBe(net);
  });

  test.each(companyReportNames)(
    '%s comes whole and once, page by page, and its totals are those of its rows',
    async (report) => {
      const rows = await readAll(report);
      const { summary } = await read(report, { limit: '1' });
      expect(summary?.count).toBe(rows.length);
      expect(rows.length).toBeGreaterThan(2);
      expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
      for (const [name, total] of Object.entries(summary?.totals ?? {})) {
        expect(sum(rows.map((row) => Number(row[name] ?? 0))), name).toBe(total);
      }
    },
  );

  test('of carbon dioxide is the estimate that the flight search shows, for each seat', async () => {
    const [row] = await readAll('emissions');
    const flights = company.trips
      .filter(({ cancelled }) => cancelled === undefined)
      .flatMap(({ offer }) => offer.bounds.flatMap(({ itinerary }) => itinerary.legs))
      .filter(
        ({ from, to, departsAt }) =>
          from === row?.['from'] && to === row['to'] && new Date(departsAt).toISOString().slice(0, 7) === row['month'],
      );
    expect(row?.['flights']).toBe(flights.length);
    // EPA: 0.207 kg a mile below 300 miles, 0.129 below 2,300.
    const miles = Number(row?.['miles']) / flights.length;
    expect(Number(row?.['kilograms']) / Number(row?.['miles'])).toBeCloseTo(miles < 300 ? 0.207 : 0.129, 2);
  });

  test('is narrowed by a name without its accents, a reference and a cost centre', async () => {
    const names = new Set((await readAll('air-spend', { traveller: 'jose PEREZ' })).map((row) => row['traveller']));
    expect(names.size).toBeGreaterThan(0);
    for (const name of names) expect(name).toMatch(/^José Pérez/);
    expect(
      (await readAll('traveller-tracker', { costCentre: 'ventas' })).every((row) => row['costCentre'] === 'VENTAS'),
    ).toBe(true);
    expect(
      (await readAll('air-spend', { reference: 'prj' })).every((row) => String(row['reference']).startsWith('PRJ')),
    ).toBe(true);
    expect(await readAll('air-spend', { traveller: '%' })).toEqual([]);
  });
});

describe('who reads', () => {
  test('a manager and a service read their own company alone, whatever cursor they have', async () => {
    const { next } = await read('air-spend', { limit: '5' });
    const foreign = new Set(company.trips.map(({ recordLocator }) => recordLocator));
    const page = await read('air-spend', { cursor: next ?? '', limit: '1000' }, stranger);
    expect(page.rows.filter((row) => foreign.has(String(row['recordLocator'])))).toEqual([]);
    expect((await read('air-spend', {}, stranger)).summary?.count).toBeLessThan(30);
    expect((await read('air-spend', {}, service)).summary).toEqual((await read('air-spend')).summary);
  });

  test.each(['member', 'corporateTraveler', 'areaMarketingManager'] as const)('%s is refused', async (category) => {
    const { accessToken } = await openMember(gateway.identity, { category, companyId: company.id });
    // Who is no member of the company has no session as one.
    expect([401, 403]).toContain((await ask('air-spend', {}, accessToken)).status);
  });

  test('a manager who left the company is refused at once', async () => {
    const token = await openManager(company.id, 'administrator');
    expect((await ask('air-spend', {}, token)).status).toBe(200);
    await database.db.execute(
      sql`update company_member set state = 'left', left_at = now() where role = 'travelManager'`,
    );
    expect([401, 403]).toContain((await ask('air-spend', {}, token)).status);
  });

  test('what was read stands in the audit log', async () => {
    await read('emissions', {}, service);
    const events = await database.db.select().from(securityEvent);
    expect(events.filter(({ event }) => event === 'reportRead').at(-1)?.details).toEqual({
      report: 'emissions',
      format: 'json',
    });
  });
});

test.each([
  [{ from: '2026-02-01', to: '2026-01-01' }, ['', '/to reportEndsBeforeStart']],
  [{ from: '2024-01-01', to: '2026-01-01' }, ['', '/to rangeTooLong']],
  [{ cursor: 'bm9uZQ' }, ['', '/cursor cursorUnknown']],
  [
    { cursor: Buffer.from('["2026-01-01 00:00:00+00","x","1","2"]').toString('base64url') },
    ['', '/cursor cursorUnknown'],
  ],
])('%j is refused with what is wrong', async (query, [, fault]) => {
  expect((await refusalOf(ask('air-spend', query)))[1]).toBe(fault);
});

test('a filter that a report does not have is refused', async () => {
  expect((await refusalOf(ask('unused-funds', { reference: 'x' })))[1]).toBe('/reference filterUnknown');
  expect((await ask('nothing' as never)).status).toBe(404);
});

describe('a page', () => {
  test('that has not changed is not sent again', async () => {
    const first = await ask('monthly-spend');
    const again = await ask('monthly-spend', {}, manager, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('as CSV leads to the next one, and all of them together are the report', async () => {
    let address: string | undefined =
      `${endpoints.readCompanyReport.path.replace('{report}', 'air-spend')}?${new URLSearchParams({ ...year, format: 'csv', limit: '100' }).toString()}`;
    const lines: string[] = [];
    while (address !== undefined) {
      const answer: Response = await gateway.app.request(address, { headers: bearer(service) });
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      lines.push(...(await answer.text()).trimEnd().split('\r\n').slice(1));
      address = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    const rows = await readAll('air-spend');
    expect(lines).toHaveLength(rows.length);
    const total = String(rows[0]?.['total']);
    expect(lines[0]).toMatch(new RegExp(`,${total.slice(0, -2)}\\.${total.slice(-2)}$`));
  });
});

describe('a file', () => {
  async function download(format: 'csv' | 'xlsx', language: 'es' | 'en' = 'es', token = manager) {
    const body = { report: 'air-spend', format, language, ...year };
    const made = await gateway.post(endpoints.createReportFile.path, body, {
      'sec-fetch-site': 'same-origin',
      ...bearer(token),
    });
    expect(made.status).toBe(201);
    return ((await made.json()) as { path: string }).path;
  }

  test('is streamed by its address alone, until its time is over or its session ends', async () => {
    const path = await download('csv');
    const answer = await gateway.app.request(path);
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="air-spend_2025-12-01_2026-11-30.csv"',
    );
    const lines = (await answer.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + (await readAll('air-spend')).length);
    expect(lines[0]).toContain('Fecha (UTC),Tipo,Reserva,Boleto');
    expect(await refusalOf(gateway.app.request(`${path}x`))).toEqual(['linkInvalid']);
    gateway.pass(6 * 60_000);
    expect(await refusalOf(gateway.app.request(path))).toEqual(['linkExpired']);
    gateway.clock.now = now;
    await database.db.execute(sql`update identity_session set ended_at = ${now.toISOString()}, end_reason = 'logout'`);
    expect(await refusalOf(gateway.app.request(path))).toEqual(['linkExpired']);
  });

  test('as XLSX is an archive whose sheet has every row, money as numbers', async () => {
    const bytes = Buffer.from(await (await gateway.app.request(await download('xlsx', 'en'))).arrayBuffer());
    const sheet = readEntry(bytes, 'xl/worksheets/sheet1.xml');
    expect(sheet.match(/<row>/g)).toHaveLength(1 + (await readAll('air-spend')).length);
    expect(sheet).toContain('Base fare');
    expect(sheet).toMatch(/<c s="1"><v>\d+\.\d\d<\/v><\/c>/);
    expect(readEntry(bytes, 'xl/workbook.xml')).toContain('name="Air spend"');
  });
});

/** Reads a file out of an archive, as a spreadsheet does: by the directory at its end. */
function readEntry(archive: Buffer, wanted: string): string {
  let at = archive.readUInt32LE(archive.length - 6);
  for (let left = archive.readUInt16LE(archive.length - 12); left > 0; left -= 1) {
    const [size, nameLength, start] = [
      archive.readUInt32LE(at + 20),
      archive.readUInt16LE(at + 28),
      archive.readUInt32LE(at + 42),
    ];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    if (name === wanted) {
      const from = start + 30 + archive.readUInt16LE(start + 26);
      return inflateRawSync(archive.subarray(from, from + size)).toString('utf8');
    }
    at += 46 + nameLength;
  }
  throw new Error(`There is no ${wanted}.`);
}

describe('the overview', () => {
  const overviewOf = async (token = manager) =>
    (await (
      await gateway.app.request(endpoints.readCompanyOverview.path, { headers: bearer(token) })
    ).json()) as Readonly<Record<string, unknown>>;

  test('says who is where at this moment, and no other company’s people', async () => {
    // In the middle of a flight of the trips.
    const trip = company.trips.find(
      ({ cancelled, offer }) =>
        cancelled === undefined && Date.parse(offer.bounds[0]?.itinerary.legs[0]?.departsAt ?? '') > now.getTime(),
    );
    const leg = trip?.offer.bounds[0]?.itinerary.legs[0];
    gateway.clock.now = new Date(Date.parse(leg?.departsAt ?? '') + 10 * 60_000);
    const accessToken = await openManager(company.id, 'viewer');
    const found = (await overviewOf(accessToken))['whereabouts'] as readonly Readonly<Record<string, string>>[];
    expect(found).toContainEqual(
      expect.objectContaining({ recordLocator: trip?.recordLocator, state: 'onTheWay', station: leg?.to }),
    );
    const own = new Set(company.trips.map(({ recordLocator }) => recordLocator));
    expect(found.every(({ recordLocator = '' }) => own.has(recordLocator))).toBe(true);

    const write = (key: string, token: string) =>
      gateway.post(
        endpoints.writeToTravellers.path,
        { station: leg?.to, message: 'Llame a la oficina.' },
        { 'sec-fetch-site': 'same-origin', 'idempotency-key': key, ...bearer(token) },
      );
    const viewed = await write(randomUUID(), accessToken);
    expect([viewed.status, (await overviewOf(accessToken))['mayWrite']]).toEqual([403, false]);
    const booker = await openManager(company.id, 'booker');
    const key = randomUUID();
    const answers = await Promise.all([write(key, booker), write(key, booker)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    const [written, again] = await Promise.all(
      answers.map(async (answer) => (await answer.json()) as { mails: number }),
    );
    expect(again).toEqual(written);
    const { rows } = (await database.db.execute(
      sql`select count(*)::integer as count from job where kind = 'travellerMessageMail'`,
    )) as { rows: readonly { count: number }[] };
    expect(rows[0]?.count).toBe(written?.mails);
  });
});
