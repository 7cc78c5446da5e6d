import { randomUUID } from 'node:crypto';

import { endpoints, idempotencyKeyHeader, type SupportRequest } from '@airline/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import {
  type AccountGateway,
  openGatewayBeforeEach,
  refusalOf,
  statusesOf,
} from '../../../test-support/account-gateway.ts';
import { openManagedCompany, type TestManager } from '../../../test-support/managed-company.ts';
import { readJson } from '../../../test-support/orders.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { insertJobs } from '../../jobs/job-store.ts';
import { eraseAccount } from '../help/erasure-store.ts';
import { supportRequest } from './support-schema.ts';

let database: OpenDatabase;
let gateway: AccountGateway;
let manager: TestManager;

openGatewayBeforeEach((opened) => {
  ({ database, gateway } = opened);
});
beforeEach(async () => {
  manager = await openManagedCompany({ database, gateway });
});

const body = { topic: 'reports', message: 'Falta un viaje.\n¿Por qué?', language: 'es' };
const write = (key: string = randomUUID(), sent: object = body) =>
  gateway.post(endpoints.writeToSupport.path, sent, { ...manager.headers, [idempotencyKeyHeader]: key });

test('a message is kept once for its key, mailed to the desk and as a receipt, and listed', async () => {
  const key = randomUUID();
  const answers = await Promise.all([write(key), write(key)]);
  expect(statusesOf(answers)).toEqual([201, 201]);
  const [one, other] = await Promise.all(answers.map((answer) => readJson<SupportRequest>(answer)));
  expect(one).toEqual(other);
  expect(await refusalOf(write(key, { ...body, message: 'Otra cosa.' }))).toEqual(['idempotencyKeyReused']);
  await gateway.deliver();
  const { reference } = one as SupportRequest;
  expect(gateway.sent).toMatchObject([
    {
      to: 'empresas@alisio.example',
      replyTo: manager.email,
      subject: expect.stringContaining(`[${reference}] Informes y API`),
      text: expect.stringContaining('¿Por qué?'),
    },
    { to: manager.email, replyTo: 'empresas@alisio.example', subject: `Recibimos su mensaje: ${reference}` },
  ]);
  const listed = await gateway.app.request(endpoints.listSupportRequests.path, { headers: manager.headers });
  expect(await readJson(listed)).toEqual({ requests: [one] });
});

test('a manager writes ten times an hour, and no more', async () => {
  for (let times = 0; times < 10; times += 1) expect((await write()).status).toBe(201);
  expect(await refusalOf(write())).toEqual(['tooManyRequests']);
});

test('what was written is gone with the account, and another manager does not see it', async () => {
  await write();
  const other = await openManagedCompany({ database, gateway });
  const listed = await gateway.app.request(endpoints.listSupportRequests.path, { headers: other.headers });
  expect(await readJson(listed)).toEqual({ requests: [] });
  await database.db.transaction((tx) => eraseAccount(tx, manager.accountId, gateway.clock.now));
  const left = await database.db.select().from(supportRequest).where(eq(supportRequest.accountId, manager.accountId));
  expect(left).toEqual([]);
});

test('the status says what waits too long, and nothing of one mailbox that refuses', async () => {
  const status = async () => readJson(gateway.app.request(endpoints.readServiceStatus.path));
  const working = (name: string) => ({ name, state: 'working' });
  const all = ['accounts', 'flights', 'mails', 'payments'].map(working);
  expect(await status()).toEqual({ parts: all, at: gateway.clock.now.toISOString() });
  const { now } = gateway.clock;
  await insertJobs(
    database.db,
    [{ kind: 'supportMail', payload: {}, runAfter: new Date(now.getTime() - 60_000) }],
    now,
  );
  expect(await status()).toMatchObject({ parts: all });
  gateway.pass(10 * 60_000);
  const since = new Date(now.getTime() - 60_000).toISOString();
  expect(await status()).toMatchObject({ parts: [all[0], all[1], { name: 'mails', state: 'delayed', since }, all[3]] });
});
