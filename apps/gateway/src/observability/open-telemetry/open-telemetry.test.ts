import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { BrowserSpans } from '@airline/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { type AccountGateway, oldPassword, openAccountGateway } from '../../../test-support/account-gateway.ts';
import { testConfig } from '../../../test-support/config.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { openOtlpReceiver, type OtlpReceiver } from '../../../test-support/otlp-receiver.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { openLog } from '../../server/open-log.ts';
import { type Observer, openObserver } from '../observer.ts';

const key = 'a-key-of-the-tests-that-reads-the-metrics';
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parentSpanId = '00f067aa0ba902b7';
const traceparent = `00-${traceId}-${parentSpanId}-01`;
const now = new Date('2026-11-21T07:00:00Z');

let receiver: OtlpReceiver;
let observer: Observer;
let database: OpenDatabase;
let gateway: AccountGateway;

async function openWatched(variables: Readonly<Record<string, string>> = {}): Promise<Observer> {
  const config = testConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint, METRICS_KEY: key, ...variables });
  const opened = await openObserver(config.observability);
  if (opened === undefined) throw new Error('Somebody watches, and there is no observer.');
  return opened;
}

beforeAll(async () => {
  receiver = await openOtlpReceiver();
  // The database is the file's, the observer the test's.
  database = await openMemoryDatabase((statement, run) => observer.runStatement(statement, run));
});
afterAll(async () => {
  await database.close();
  await receiver.close();
});
beforeEach(async () => {
  for (const kept of [receiver.spans, receiver.logs, receiver.metrics, receiver.bodies, receiver.faults])
    kept.length = 0;
  observer = await openWatched();
  gateway = openAccountGateway(database, { clock: { now }, observer, variables: { METRICS_KEY: key } });
});

/** Sends what is left, and looks whether all of it was OTLP. */
async function settle(): Promise<void> {
  await observer.stop();
  expect(receiver.faults).toEqual([]);
}

describe('a trace', () => {
  test('goes from the browser’s call to the statements, and the answer says which it is', async () => {
    const { username } = await gateway.account();
    const body = { method: 'password', category: 'member', username, password: oldPassword };
    const answer = await gateway.post('/api/security/v4/security/assertion', body, { traceparent });
    await settle();

    const [, id, serverSpanId] = /^00-(\w{32})-(\w{16})-01$/.exec(answer.headers.get('traceresponse') ?? '') ?? [];
    expect(id).toBe(traceId);
    const server = receiver.spans.find(({ spanId }) => spanId === serverSpanId);
    expect(server).toMatchObject({
      traceId,
      parentSpanId,
      service: 'airline-gateway',
      name: 'POST /api/security/v4/security/assertion',
      kind: 2,
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/api/security/v4/security/assertion',
        'http.response.status_code': answer.status,
      },
    });
    const statements = receiver.spans.filter(({ parentSpanId: parent }) => parent === serverSpanId);
    expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['SELECT account']));
    for (const { traceId: ofTrace, kind, attributes } of statements) {
      expect([ofTrace, kind, attributes['db.system.name']]).toEqual([traceId, 3, 'postgresql']);
    }
  });

  test('tells nothing of a person: no name, address, password, token, query or body', async () => {
    const values = {
      username: 'ines.secreta',
      email: 'ines.secreta@example.com',
      firstName: 'Inés',
      lastName: 'Privada',
    };
    const account = await gateway.account(values);
    const token = await gateway.logIn(account.id);
    const authorization = `Bearer ${token}`;
    const body = { method: 'password', category: 'member', username: values.username, password: 'Equivocada1!' };
    await gateway.post('/api/security/v4/security/assertion', body, { traceparent });
    await gateway.app.request('/api/identity/v4/user-info', { headers: { authorization, traceparent } });
    const trip = { recordLocator: 'K7QM2X', firstName: values.firstName, lastName: values.lastName };
    await gateway.post('/api/air-booking/v1/trips/lookup', trip, { traceparent });
    await gateway.app.request('/api/flight-status/v1/flights?number=secreto', { headers: { traceparent } });
    await gateway.link({ purpose: 'forgotUsername', email: values.email });
    await settle();

    expect(receiver.spans.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'SELECT account',
        'INSERT security_event',
        'UPDATE account_link',
        'job accountLookup',
        'GET /api/identity/v4/user-info',
      ]),
    );
    const told = receiver.bodies.join('\n');
    for (const secret of [
      ...Object.values(values),
      account.id,
      account.accountNumber ?? '',
      oldPassword,
      'Equivocada1!',
      'K7QM2X',
      'secreto',
      token,
    ]) {
      expect(told.includes(secret), secret).toBe(false);
    }
  });

  test('is not begun again by a header that is none, and not kept where the browser says so', async () => {
    const path = '/api/air-booking/v1/trips/lookup';
    const trip = { recordLocator: 'K7QM2X', firstName: 'Ana', lastName: 'Ruiz' };
    const unsampled = await gateway.post(path, trip, { traceparent: `00-${traceId}-${parentSpanId}-00` });
    expect(unsampled.headers.get('traceresponse')).toBeNull();
    const malformed = await gateway.post(path, trip, { traceparent: `00-${'0'.repeat(32)}-${parentSpanId}-01` });
    expect(malformed.headers.get('traceresponse')).toMatch(/^00-(?!0{32})/);
    await settle();
    expect(receiver.spans.filter(({ traceId: id }) => id === traceId)).toEqual([]);
  });

  test('is kept of no more than fifty requests in a second, no matter who asks', async () => {
    const begun = Array.from({ length: 300 }, () => observer.beginRequest({ method: 'GET', traceparent }));
    const kept = begun.filter((request) => request !== undefined);
    for (const request of kept) request.end({ route: '/', status: 200 });
    // Two seconds may have a share in it.
    expect(kept.length).toBeGreaterThanOrEqual(50);
    expect(kept.length).toBeLessThanOrEqual(100);
    await settle();
  });

  test.each([
    ['always_off', '1', 0],
    ['parentbased_always_off', '1', 0],
    ['traceidratio', '0', 0],
    ['parentbased_traceidratio', '1', 1],
  ])('of a request without one begins as the deployment says: %s %s', async (sampler, argument, expected) => {
    const sampled = await openWatched({ OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: argument });
    expect(sampled.beginRequest({ method: 'GET', traceparent: undefined }) === undefined ? 0 : 1).toBe(expected);
    await sampled.stop();
  });

  test('of a job has its statements, and says when it failed', async () => {
    const failed = observer.runJob('confirmationMail', async () => {
      await database.ping();
      throw new TypeError('the mailbox of ana@example.com is full');
    });
    await expect(failed).rejects.toThrow(TypeError);
    await settle();
    const job = receiver.spans.find(({ name }) => name === 'job confirmationMail');
    expect(job).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': 'TypeError' } });
    expect(receiver.spans.filter(({ parentSpanId: parent }) => parent === job?.spanId)).toHaveLength(1);
    expect(receiver.bodies.join('')).not.toContain('ana@example.com');
  });
});

describe('what browsers trace', () => {
  const startedAtMs = now.getTime() - 60_000;
  const span = { traceId, app: 'traveller', route: '/', startedAtMs, durationMs: 80 } as const;
  const batch: BrowserSpans = {
    spans: [
      { ...span, spanId: parentSpanId },
      { ...span, spanId: 'b9c7c989f97918e1', parentSpanId, call: 'POST /api/air-booking/v1/offers', status: 409 },
      { ...span, spanId: 'b9c7c989f97918e2', call: 'POST /whatever/a/stranger/writes', status: 200 },
    ],
    dropped: 0,
    // The browser's clock is a minute behind.
    sentAtMs: startedAtMs + 1_000,
  };

  test('stands in the collector as the app’s, by the gateway’s clock, and of endpoints that there are', async () => {
    expect((await gateway.post('/api/telemetry/v1/spans', batch)).status).toBe(202);
    await settle();
    const taken = receiver.spans.filter(({ traceId: id }) => id === traceId);
    expect(taken).toHaveLength(2);
    expect(taken[0]).toMatchObject({
      service: 'airline-traveller',
      name: 'press',
      kind: 1,
      startTimeUnixNano: `${now.getTime() - 1_000}000000`,
      endTimeUnixNano: `${now.getTime() - 920}000000`,
    });
    expect(taken[1]).toMatchObject({
      name: 'POST /api/air-booking/v1/offers',
      kind: 3,
      parentSpanId,
      status: { code: 2 },
    });
  });

  test('goes nowhere where there is no collector, and is taken all the same', async () => {
    const unwatched = openAccountGateway(database, { clock: { now } });
    expect((await unwatched.post('/api/telemetry/v1/spans', batch)).status).toBe(202);
    await settle();
  });
});

describe('logs', () => {
  test('have the errors that browsers reported', async () => {
    const report = {
      app: 'traveller',
      level: 'ERROR',
      event: 'pageCrashed',
      reference: 'K7PM2QXA',
      route: '/trip/:recordLocator',
      message: 'TypeError: x is undefined',
      language: 'es',
      occurredAt: '2026-11-21T06:59:58.000Z',
    };
    await gateway.post('/api/telemetry/v1/reports', { reports: [report], dropped: 2 });
    expect(await observer.writeMetrics()).toMatch(
      /airline_browser_errors_total\{app="traveller",event="pageCrashed"[^}]*\} 1\n[^]*airline_browser_dropped_total\S* 2/,
    );
    await settle();
    expect(receiver.logs).toMatchObject([
      { severityText: 'ERROR', eventName: 'pageCrashed', body: { stringValue: 'TypeError: x is undefined' } },
    ]);
  });

  test('have the gateway’s own warnings and errors, and no line of a request', async () => {
    const log = openLog('info', '/dev/null', observer);
    log.info({ requestId: 'one' }, 'a line of a request');
    log.warn({ jobId: 7 }, 'a job failed and will be attempted again');
    log.error({ err: new Error('of ana@example.com') }, 'a worker failed');
    await settle();
    expect(receiver.logs.map(({ severityText, body }) => [severityText, body.stringValue])).toEqual([
      ['WARN', 'a job failed and will be attempted again'],
      ['ERROR', 'a worker failed'],
    ]);
    expect(receiver.bodies.join('')).not.toContain('ana@example.com');
  });
});

describe('metrics', () => {
  const read = (authorization?: string) =>
    gateway.app.request('/metrics', { headers: authorization === undefined ? {} : { authorization } });

  test('are read with the key alone', async () => {
    for (const given of [undefined, 'Bearer wrong', `Basic ${key}`, `Bearer ${key}0`]) {
      const refused = await read(given);
      expect([given, refused.status]).toEqual([given, 401]);
      expect(await refused.text()).not.toContain('airline_');
    }
    await gateway.app.request('/api/air-booking/v1/fare-families');
    const answer = await read(`Bearer ${key}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(await answer.text()).toContain('http_route="/api/air-booking/v1/fare-families"');
    await settle();
  });

  test('are at no address where the deployment gave no key', async () => {
    const unwatched = openAccountGateway(database, { clock: { now } });
    const headers = { authorization: `Bearer ${key}` };
    expect((await unwatched.app.request('/metrics', { headers })).status).toBe(404);
  });

  test('reach the collector too', async () => {
    await gateway.app.request('/api/air-booking/v1/fare-families');
    await settle();
    expect(receiver.metrics.map(({ name }) => name)).toContain('http.server.request.duration');
  });

  test('count what limits refuse, by the limit’s name', async () => {
    for (let tries = 0; tries < 12; tries += 1) {
      await gateway.identity.limits.limitRate('tripNames', 'K7QM2X 192.0.2.1');
    }
    expect(await observer.writeMetrics()).toMatch(/airline_limits_refused_total\{limit="tripNames"[^}]*\} 2\n/);
    await settle();
  });
});

test('nothing of it is loaded where nobody watches', async () => {
  expect(await openObserver(testConfig().observability)).toBeUndefined();
  expect(
    await openObserver(
      testConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint, OTEL_SDK_DISABLED: 'true' }).observability,
    ),
  ).toBeUndefined();
  const source = join(import.meta.dirname, '../..');
  const own = 'observability/open-telemetry/';
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith(own))
    .map((name) => ({ name, text: readFileSync(join(source, name), 'utf8') }));
  expect(files.filter(({ text }) => text.includes("'@opentelemetry/")).map(({ name }) => name)).toEqual([]);
  const loading = files.filter(({ text }) => text.includes('/open-telemetry/') || text.includes('./open-telemetry'));
  expect(loading.map(({ name }) => name)).toEqual(['observability/observer.ts']);
  expect(loading[0]?.text).not.toMatch(/from '[^']*open-telemetry/);
});
