import { randomUUID } from 'node:crypto';

import {
  type CorporateAccessLevel,
  endpoints,
  mostReportViews,
  type ReportPage,
  type ReportView,
  type ReportViews,
} from '@airline/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import {
  type AccountGateway,
  openGatewayBeforeEach,
  refusalOf,
  statusesOf,
} from '../../../test-support/account-gateway.ts';
import { openTestCompany } from '../../../test-support/company-trips.ts';
import { openManagedCompany, type TestManager } from '../../../test-support/managed-company.ts';
import { readJson } from '../../../test-support/orders.ts';
import { companyMember } from '../../accounts/companies/company-schema.ts';
import { eraseAccount } from '../../accounts/help/erasure-store.ts';
import { account } from '../../accounts/identity/identity-schema.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import type { MailTransport } from '../../mail/mail-transport.ts';
import { enqueueDueReports } from './enqueue-due-reports.ts';
import { exportReportViews } from './manage-report-views.ts';
import { reportDelivery, reportSchedule, reportView } from './report-view-schema.ts';
import { corporateJobGroup } from './send-traveller-message.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

let database: OpenDatabase;
let gateway: AccountGateway;
let manager: TestManager;
let own: TestReader;

openGatewayBeforeEach(async (opened) => {
  ({ database, gateway } = opened);
  manager = await openManagedCompany(opened);
  const [member] = await database.db.select().from(companyMember).where(eq(companyMember.accountId, manager.accountId));
  own = { memberId: member?.id ?? '', accountId: manager.accountId, email: manager.email, headers: manager.headers };
});

interface TestReader {
  readonly memberId: string;
  readonly accountId: string;
  readonly email: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Puts another travel manager into the company. */
async function join(accessLevel: CorporateAccessLevel = 'viewer', companyId = manager.companyId): Promise<TestReader> {
  const made = await gateway.account({ companyId, accessLevel, companyRole: 'travelManager', language: 'en' });
  const memberId = randomUUID();
  const email = made.email ?? '';
  await database.db.insert(companyMember).values({
    id: memberId,
    companyId,
    accountId: made.id,
    email,
    firstName: 'Luis',
    lastName: 'Mora',
    role: 'travelManager',
    accessLevel,
    state: 'active',
    joinedAt: gateway.clock.now,
  });
  const token = await gateway.logIn(made.id, 'corporateTravelManager');
  return { memberId, accountId: made.id, email, headers: { authorization: `Bearer ${token}` } };
}

async function logInAgain(reader: TestReader): Promise<TestReader> {
  const token = await gateway.logIn(reader.accountId, 'corporateTravelManager');
  return { ...reader, headers: { authorization: `Bearer ${token}` } };
}

const ask = (by: Pick<TestReader, 'headers'>, method: string, path: string, body?: unknown): Promise<Response> =>
  Promise.resolve(
    gateway.app.request(path, {
      method,
      headers: { ...by.headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
const pathOf = (id: string): string => `${endpoints.listReportViews.path}/${id}`;
const lastMonth = { kind: 'relative', name: 'lastMonth' } as const;
const view = { name: 'Ventas', report: 'air-spend', filters: {}, period: lastMonth, isShared: false } as const;
const save = (by: TestReader, values: object = {}, id: string = randomUUID()) =>
  ask(by, 'PUT', pathOf(id), { ...view, ...values });
const list = (by: TestReader) => readJson<ReportViews>(ask(by, 'GET', endpoints.listReportViews.path));
const namesOf = ({ views }: ReportViews): string[] => views.map(({ name }) => name);
const weekly = { frequency: 'weekly', day: 1, hour: 8 } as const;
const schedule = (id: string, people: readonly TestReader[], values: object = {}) =>
  ask(own, 'PUT', `${pathOf(id)}/schedule`, {
    rhythm: weekly,
    memberIds: people.map(({ memberId }) => memberId),
    isPaused: false,
    ...values,
  });

describe('a view', () => {
  test('is kept, renamed, shared and deleted; others see it while it is shared, and change nothing of it', async () => {
    const other = await join();
    const id = randomUUID();
    const filters = { traveller: 'Gil', costCentre: 'V-100' };
    expect((await save(own, { filters }, id)).status).toBe(204);
    expect((await save(own, { filters }, id)).status).toBe(204);
    expect(await list(own)).toMatchObject({ views: [{ id, ...view, filters, isOwn: true, owner: 'Ana Ruiz' }] });
    expect(namesOf(await list(other))).toEqual([]);
    await save(own, { name: 'Ventas del mes', filters, isShared: true }, id);
    expect(await list(other)).toMatchObject({
      views: [{ id, name: 'Ventas del mes', isOwn: false, owner: 'Ana Ruiz' }],
    });
    expect(await refusalOf(save(other, {}, id))).toEqual(['reportViewNotFound']);
    expect(await refusalOf(ask(other, 'DELETE', pathOf(id)))).toEqual(['reportViewNotFound']);
    expect((await ask(own, 'DELETE', pathOf(id))).status).toBe(204);
    expect(await refusalOf(ask(own, 'DELETE', pathOf(id)))).toEqual(['reportViewNotFound']);
    expect(namesOf(await list(other))).toEqual([]);
  });

  test('has a name that its person gives once, in any letter case, and one of fifty places', async () => {
    expect(statusesOf(await Promise.all([save(own), save(own, { name: 'VENTAS' })]))).toEqual([204, 409]);
    expect((await save(await join())).status).toBe(204);
    const answers = await Promise.all(
      Array.from({ length: mostReportViews }, (_, place) => save(own, { name: `Vista ${place}` })),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(mostReportViews - 1);
    expect(await refusalOf(save(own, { name: 'Una más' }))).toEqual(['listFull']);
    const [first] = (await list(own)).views;
    expect((await save(own, { name: 'Otro nombre' }, first?.id)).status).toBe(204);
  });

  test('has filters that its report knows, and days that a report covers', async () => {
    const fixed = (from: string, to: string) => ({ period: { kind: 'fixed', from, to } });
    expect(await refusalOf(save(own, { report: 'unused-funds', filters: { costCentre: 'V' } }))).toContain(
      '/filters/costCentre filterUnknown',
    );
    expect(await refusalOf(save(own, fixed('2026-02-01', '2026-01-01')))).toContain('/period/to reportEndsBeforeStart');
    expect(await refusalOf(save(own, fixed('2025-01-01', '2026-06-01')))).toContain('/period/to rangeTooLong');
    expect((await save(own, fixed('2026-01-01', '2026-01-31'))).status).toBe(204);
  });

  test('of another company is not there, shared or not', async () => {
    const id = randomUUID();
    await save(own, { isShared: true }, id);
    const foreign = await openManagedCompany({ database, gateway });
    expect(
      namesOf(await readJson<ReportViews>(ask({ headers: foreign.headers }, 'GET', endpoints.listReportViews.path))),
    ).toEqual([]);
    expect(await refusalOf(ask(foreign, 'PUT', pathOf(id), view))).toEqual(['reportViewNotFound']);
  });

  test('stands among the data of its person, as does what is mailed to them', async () => {
    const other = await join();
    const id = randomUUID();
    await save(own, { filters: { traveller: 'Gil' } }, id);
    await schedule(id, [own, other]);
    expect(await exportReportViews(database.db, own.accountId)).toMatchObject([
      { kind: 'kept', name: 'Ventas', filters: { traveller: 'Gil' } },
      { kind: 'mailed', name: 'Ventas', endedAt: null },
    ]);
    expect(await exportReportViews(database.db, other.accountId)).toMatchObject([{ kind: 'mailed', name: 'Ventas' }]);
  });

  test('goes with its account when that is erased', async () => {
    const other = await join();
    const [id, shared] = [randomUUID(), randomUUID()];
    await save(other, { isShared: true }, id);
    await save(own, {}, shared);
    await schedule(shared, [own, other]);
    await eraseAccount(database.db, other.accountId, gateway.clock.now);
    expect(await database.db.select().from(reportView).where(eq(reportView.id, id))).toEqual([]);
    const [kept] = (await list(own)).views;
    expect(kept?.schedule?.recipients).toMatchObject([{ memberId: own.memberId }]);
  });
});

describe('a schedule', () => {
  /** Mails that wait for their transport; `fails` makes it refuse them. */
  let fails = false;
  const deliver = async (): Promise<void> => {
    const mail: Pick<MailTransport, 'send'> = {
      send: (sent) => {
        if (fails) return Promise.reject(new Error('451'));
        gateway.sent.push(sent);
        return Promise.resolve();
      },
    };
    const services = { ...gateway.orders, mail };
    while ((await runDueJobs({ ...gateway.mailServices, observer: undefined }, corporateJobGroup(services))) > 0);
  };
  const mailsTo = ({ email }: TestReader) => gateway.sent.filter(({ to }) => to === email);
  const untilDue = async (id: string): Promise<void> => {
    const [row] = await database.db.select().from(reportSchedule).where(eq(reportSchedule.viewId, id));
    gateway.clock.now = row?.nextAt ?? gateway.clock.now;
    own = await logInAgain(own);
  };
  const seen = async (id: string): Promise<ReportView['schedule']> =>
    (await list(own)).views.find((each) => each.id === id)?.schedule;

  /** Lets time go by, which ends the token of the manager. */
  const pass = async (milliseconds: number): Promise<void> => {
    gateway.pass(milliseconds);
    own = await logInAgain(own);
  };

  beforeEach(async () => {
    fails = false;
    await database.db.delete(reportSchedule);
  });

  test('mails the totals of the days in the language of each person, once, by two gateways at once; no row and no name of it', async () => {
    const { companyId } = manager;
    await openTestCompany(database.db, { trips: 40, now: gateway.clock.now, companyId });
    const other = await join();
    const id = randomUUID();
    await save(own, { filters: {}, period: { kind: 'relative', name: 'lastYear' } }, id);
    expect((await schedule(id, [own, other])).status).toBe(204);
    await untilDue(id);
    const counts = await Promise.all([0, 1].map(() => enqueueDueReports(database.db, gateway.clock.now)));
    expect(counts.toSorted((one, two) => one - two)).toEqual([0, 1]);
    await Promise.all([deliver(), deliver()]);
    const [mail, ...more] = mailsTo(own);
    expect(more).toEqual([]);
    expect(mailsTo(other)).toMatchObject([{ language: 'en', text: expect.stringContaining('totals alone') }]);
    const report = await readJson<ReportPage>(
      ask(own, 'GET', '/api/corporate/v1/reports/air-spend?from=2025-01-01&to=2025-12-31'),
    );
    expect(report.summary?.count).toBeGreaterThan(0);
    const total = new Intl.NumberFormat('es-US', { style: 'currency', currency: 'USD' });
    const said = (mail?.text ?? '').replaceAll(/\s/g, ' ');
    expect(said).toContain(total.format((report.summary?.totals['total'] ?? 0) / 100).replaceAll(/\s/g, ' '));
    expect(said).toContain(`view=${id}&from=2025-01-01&to=2025-12-31`);
    for (const { traveller, recordLocator } of report.rows) {
      expect(mail?.text).not.toContain(String(traveller));
      expect(mail?.text).not.toContain(String(recordLocator));
    }
    expect(await seen(id)).toMatchObject({
      nextAt: new Date(gateway.clock.now.getTime() + 7 * dayMs).toISOString(),
      recipients: [
        { name: 'Ana Ruiz', last: { state: 'sent' } },
        { name: 'Luis Mora', last: { state: 'sent' } },
      ],
    });
    // Whom it is mailed to opens it, shared or not.
    expect(namesOf(await list(await logInAgain(other)))).toEqual(['Ventas']);
  });

  test('is done again after a death between mail and note under the same Message-ID, and never after the note', async () => {
    const id = randomUUID();
    await save(own, {}, id);
    await schedule(id, [own]);
    await untilDue(id);
    await enqueueDueReports(database.db, gateway.clock.now);
    fails = true;
    await deliver();
    expect(await seen(id)).toMatchObject({ recipients: [{ last: { state: 'failed', fault: 'mailFailed' } }] });
    fails = false;
    await pass(hourMs);
    await deliver();
    expect(await seen(id)).toMatchObject({ recipients: [{ last: { state: 'sent' } }] });
    const [first] = mailsTo(own);
    const [delivery] = await database.db.select().from(reportDelivery).where(eq(reportDelivery.viewId, id));
    const payload = { viewId: id, memberId: own.memberId, dueAt: delivery?.dueAt.toISOString() };
    const leaveAgain = () =>
      database.db.execute(sql`insert into job (kind, payload, run_after, created_at) values
        ('reportMail', ${JSON.stringify(payload)}::jsonb, ${gateway.clock.now.toISOString()}, ${gateway.clock.now.toISOString()})`);
    await leaveAgain();
    await deliver();
    expect(mailsTo(own)).toHaveLength(1);
    await database.db.update(reportDelivery).set({ state: 'waiting' }).where(eq(reportDelivery.viewId, id));
    await leaveAgain();
    await deliver();
    expect(mailsTo(own).map(({ messageId }) => messageId)).toEqual([first?.messageId, first?.messageId]);
  });

  test('that was away for weeks mails once, a paused one not at all, and one whose person left pauses', async () => {
    const [late, paused, left] = [randomUUID(), randomUUID(), randomUUID()];
    const other = await join();
    await save(own, { name: 'Tarde' }, late);
    await save(own, { name: 'Pausa' }, paused);
    await save(other, { name: 'Salió' }, left);
    await schedule(late, [own]);
    await schedule(paused, [own], { isPaused: true });
    await ask(other, 'PUT', `${pathOf(left)}/schedule`, { rhythm: weekly, memberIds: [own.memberId], isPaused: false });
    await database.db.update(companyMember).set({ state: 'left' }).where(eq(companyMember.id, other.memberId));
    await pass(30 * dayMs);
    await enqueueDueReports(database.db, gateway.clock.now);
    await enqueueDueReports(database.db, gateway.clock.now);
    await deliver();
    expect(mailsTo(own).map(({ subject }) => subject.split(':')[0])).toEqual(['Tarde']);
    const [row] = await database.db.select().from(reportSchedule).where(eq(reportSchedule.viewId, left));
    expect(row?.isPaused).toBe(true);
  });

  test('mails nobody who left, or may see no reports any more, and says so to its person', async () => {
    const [gone, lesser] = [await join(), await join()];
    const id = randomUUID();
    await save(own, {}, id);
    await schedule(id, [own, gone, lesser]);
    await untilDue(id);
    await enqueueDueReports(database.db, gateway.clock.now);
    await database.db.update(companyMember).set({ state: 'left' }).where(eq(companyMember.id, gone.memberId));
    await database.db.update(companyMember).set({ role: 'traveler' }).where(eq(companyMember.id, lesser.memberId));
    await deliver();
    expect([mailsTo(own), mailsTo(gone), mailsTo(lesser)].map(({ length }) => length)).toEqual([1, 0, 0]);
    const recipients = (await seen(id))?.recipients ?? [];
    expect(Object.fromEntries(recipients.map(({ memberId, last }) => [memberId, last?.fault]))).toEqual({
      [own.memberId]: undefined,
      [gone.memberId]: 'left',
      [lesser.memberId]: 'noRight',
    });
  });

  test('takes people of the company who may see reports alone', async () => {
    const id = randomUUID();
    await save(own, {}, id);
    const foreign = await openManagedCompany({ database, gateway });
    const [stranger] = await database.db
      .select()
      .from(companyMember)
      .where(eq(companyMember.accountId, foreign.accountId));
    const traveller = await join();
    await database.db.update(companyMember).set({ role: 'traveler' }).where(eq(companyMember.id, traveller.memberId));
    for (const memberId of [stranger?.id ?? '', traveller.memberId, randomUUID()]) {
      expect(await refusalOf(schedule(id, [], { memberIds: [own.memberId, memberId] }))).toEqual(['memberNotFound']);
    }
    expect(await seen(id)).toBeUndefined();
  });

  test('ends for who presses the link of its mail, and stays ended when it is changed', async () => {
    const id = randomUUID();
    await save(own, {}, id);
    await schedule(id, [own]);
    await untilDue(id);
    await enqueueDueReports(database.db, gateway.clock.now);
    await deliver();
    const [mail] = mailsTo(own);
    const token = /report-mails\?language=es#([0-9a-f-]{36}\.[\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(await readJson(gateway.post(endpoints.readReportMail.path, { token }))).toEqual({
      view: 'Ventas',
      companyName: 'Olivares Export',
      hasEnded: false,
    });
    expect(mail?.unsubscribeUrl).toContain(token);
    const oneClick = new URL(mail?.unsubscribeUrl ?? '').pathname;
    expect((await gateway.app.request(oneClick, { method: 'POST', body: 'List-Unsubscribe=One-Click' })).status).toBe(
      204,
    );
    expect((await gateway.post(endpoints.stopReportMail.path, { token })).status).toBe(204);
    await schedule(id, [own]);
    expect(await seen(id)).toMatchObject({ recipients: [{ hasEnded: true }] });
    await pass(8 * dayMs);
    await enqueueDueReports(database.db, gateway.clock.now);
    await deliver();
    expect(mailsTo(own)).toHaveLength(1);
    const forged = `${token.slice(0, -3)}abc`;
    expect(await refusalOf(gateway.post(endpoints.stopReportMail.path, { token: forged }))).toEqual([
      'reportMailNotFound',
    ]);
  });

  test('goes on in the language that its person has by then', async () => {
    const id = randomUUID();
    await save(own, {}, id);
    await schedule(id, [own], { rhythm: { frequency: 'monthly', day: 1, hour: 0 } });
    await database.db.update(account).set({ language: 'en' }).where(eq(account.id, own.accountId));
    await untilDue(id);
    await enqueueDueReports(database.db, gateway.clock.now);
    await deliver();
    expect(mailsTo(own)).toMatchObject([{ language: 'en', text: expect.stringContaining('every month') }]);
  });
});
