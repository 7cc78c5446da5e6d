import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';

import {
  endpoints,
  mostReportCredentials,
  reportPage,
  type ReportCredential,
  writeReportScript,
} from '@airline/contract';
import { serve } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import {
  type AccountGateway,
  openGatewayBeforeEach,
  refusalOf,
  statusesOf,
} from '../../../test-support/account-gateway.ts';
import { openManagedCompany, type TestManager } from '../../../test-support/managed-company.ts';
import { readJson } from '../../../test-support/orders.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { account, securityEvent } from '../identity/identity-schema.ts';
import { endExpiredCredentials, warnOfExpiringCredentials } from './manage-report-credentials.ts';
import { reportCredential } from './report-credential-schema.ts';

const run = promisify(execFile);
const hasCurl = await run('curl', ['--version']).then(
  () => true,
  () => false,
);
const dayMs = 24 * 60 * 60 * 1000;

let database: OpenDatabase;
let gateway: AccountGateway;
let manager: TestManager;

openGatewayBeforeEach(async (opened) => {
  ({ database, gateway } = opened);
  manager = await openManagedCompany(opened);
});

interface Made {
  readonly credential: ReportCredential;
  readonly secret: string;
}

const ask = (method: string, path: string, body?: unknown): Promise<Response> =>
  Promise.resolve(
    gateway.app.request(path, {
      method,
      headers: { ...manager.headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
const pathOf = (id: string): string => `${endpoints.listReportCredentials.path}/${id}`;
const make = (values: { readonly id?: string; readonly name?: string; readonly days?: number } = {}) => {
  const { id = randomUUID(), name = 'Contabilidad', days = 365 } = values;
  return ask('PUT', pathOf(id), { name, days });
};
const list = async (): Promise<readonly ReportCredential[]> =>
  (
    await readJson<{ readonly credentials: readonly ReportCredential[] }>(
      ask('GET', endpoints.listReportCredentials.path),
    )
  ).credentials;

/** Logs a service in and gives what its requests carry. */
async function logIn(accountId: string): Promise<{ readonly headers: { readonly authorization: string } }> {
  return { headers: { authorization: `Bearer ${await gateway.logIn(accountId, 'automatedReportService')}` } };
}

const report = '/api/corporate/v1/reports/monthly-spend?from=2026-01-01&to=2026-01-31';

async function accountOf(id: string): Promise<string> {
  const [row] = await database.db.select().from(reportCredential).where(eq(reportCredential.id, id));
  return row?.accountId ?? '';
}

test.skipIf(!hasCurl)(
  'the lines that are shown with a new credential fetch a report, until it is turned off',
  async () => {
    const { credential, secret } = await readJson<Made>(make());
    const server = serve({ fetch: gateway.app.fetch, port: 0, hostname: '127.0.0.1' });
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const days = { from: '2026-01-01', to: '2026-01-31' };
    const script = writeReportScript({ origin, username: credential.username, secret }, days);
    const { stdout } = await run('bash', ['-c', script]);
    expect(reportPage.parse(JSON.parse(stdout))).toMatchObject({ report: 'air-spend', rows: [] });
    expect(await list()).toMatchObject([{ name: 'Contabilidad', lastUsedAt: expect.any(String) }]);
    expect((await ask('DELETE', pathOf(credential.id))).status).toBe(204);
    expect((await ask('DELETE', pathOf(credential.id))).status).toBe(204);
    const { stdout: refused } = await run('bash', ['-c', script]);
    server.close();
    expect(refused).not.toContain('"rows"');
  },
);

test('only the hash of a secret is stored, and both logs say who made and ended which one', async () => {
  const { credential, secret } = await readJson<Made>(make());
  const accountId = await accountOf(credential.id);
  const stored = JSON.stringify([
    await database.db.select().from(reportCredential),
    await database.db.select().from(account),
    await database.db.select().from(securityEvent),
  ]);
  expect(stored).not.toContain(secret);
  expect(await gateway.read(accountId)).toMatchObject({
    kind: 'reportService',
    passwordHash: expect.stringMatching(/^\$argon2id/),
  });
  await ask('DELETE', pathOf(credential.id));
  const log = await readJson(ask('GET', endpoints.listCompanyEvents.path));
  expect(log).toMatchObject({
    events: [
      { kind: 'reportCredentialEnded', by: 'Ana Ruiz', subject: 'Contabilidad' },
      { kind: 'reportCredentialMade', by: 'Ana Ruiz', subject: 'Contabilidad' },
    ],
  });
  const audited = await database.db.select().from(securityEvent).where(eq(securityEvent.accountId, manager.accountId));
  expect(audited.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['reportCredentialMade', 'reportCredentialEnded']),
  );
});

test('one id is made once, one name is given once, and a company has ten at most, however many ask at once', async () => {
  const id = randomUUID();
  expect(statusesOf(await Promise.all([make({ id }), make({ id })]))).toEqual([201, 409]);
  expect(await refusalOf(make({ name: 'CONTABILIDAD' }))).toEqual(['reportCredentialNameTaken']);
  const answers = await Promise.all(
    Array.from({ length: mostReportCredentials }, (_, place) => make({ name: `Sistema ${place}` })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(mostReportCredentials - 1);
  expect(await list()).toHaveLength(mostReportCredentials);
  await ask('DELETE', pathOf(id));
  expect((await make()).status).toBe(201);
});

test('a session of a service reads nothing once its credential is over, before the worker has looked', async () => {
  const { credential } = await readJson<Made>(make({ days: 1 }));
  const service = await logIn(await accountOf(credential.id));
  expect((await gateway.app.request(report, service)).status).toBe(200);
  const isThis = eq(reportCredential.id, credential.id);
  await database.db.update(reportCredential).set({ expiresAt: gateway.clock.now }).where(isThis);
  expect(await refusalOf(gateway.app.request(report, service))).toEqual(['companyAccessDenied']);
  expect(await list()).toEqual([]);
  expect(await endExpiredCredentials(database.db, gateway.clock.now, manager.companyId)).toBe(1);
  expect(await gateway.read(await accountOf(credential.id))).toMatchObject({ status: 'disabled', passwordHash: null });
  expect((await gateway.app.request(report, service)).status).toBe(400);
});

test('administrators are mailed fourteen days before, once; who chose so few days is not', async () => {
  await make({ days: 30 });
  await make({ name: 'BI', days: 14 });
  const from = gateway.clock.now.getTime();
  expect(await warnOfExpiringCredentials(database.db, new Date(from + 16 * dayMs - 1000))).toBe(0);
  const at = new Date(from + 16 * dayMs);
  const counts = await Promise.all([0, 1].map(() => warnOfExpiringCredentials(database.db, at)));
  expect(counts.toSorted((one, other) => one - other)).toEqual([0, 1]);
  gateway.pass(16 * dayMs);
  await gateway.deliver();
  const mails = gateway.sent.filter(({ subject }) => subject.startsWith('La credencial'));
  expect(mails).toMatchObject([{ to: manager.email, subject: expect.stringContaining('Contabilidad') }]);
});
