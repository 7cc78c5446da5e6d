import { expect } from 'vitest';

import { approvalJobGroup } from '../src/bookings/approvals/approval-job-group.ts';
import { orderJobGroup } from '../src/bookings/jobs/order-job-group.ts';
import { flightAlertJobGroup } from '../src/bookings/flight-alerts/flight-alert-job-group.ts';
import { createSchedule } from '../src/flights/schedule/rules/index.ts';
import { createFlights } from '../src/flights/shopping/flights.ts';
import { runDueJobs } from '../src/jobs/run-jobs.ts';
import { openApiDocument } from '../src/server/openapi.ts';
import { oldPassword, openAccountGateway, origin } from '../test-support/account-gateway.ts';
import { openTestCompany } from '../test-support/company-trips.ts';
import { openCompany } from '../test-support/companies.ts';
import { smallNetwork } from '../test-support/flights.ts';
import { openMemoryDatabase } from '../test-support/memory-database.ts';
import type { FuzzedGateway } from './caller.ts';
import { createTokenSource, readLiveValues } from './live-values.ts';
import type { FuzzRequest } from './make-request.ts';
import { fuzzedSettings } from './fuzzed-settings.ts';
import { createPreparations } from './preparations.ts';
import { runFuzz } from './run-fuzz.ts';

/** The seed of the requests: another one by `FUZZ_SEED`. */
export const fuzzSeed = Number(process.env['FUZZ_SEED'] ?? 1);

export interface FuzzSize {
  /** How many requests are sent, those that each operation gets first among them. */
  readonly requests: number;
  readonly seed: number;
}

/** Sends requests to a gateway in this process, and expects that each answer is as the document says and that each operation was reached. */
export async function expectSoundAnswers({ requests, seed }: FuzzSize): Promise<void> {
  const database = await openMemoryDatabase();
  const gateway = openAccountGateway(database, {
    patterns: smallNetwork,
    variables: { AIRLINE_SETTINGS: fuzzedSettings },
  });
  async function send({ target, ...init }: FuzzRequest, address: number) {
    const remoteAddress = `198.18.${Math.floor(address / 250)}.${address % 250}`;
    const body = init.body === undefined ? {} : { body: init.body };
    const given = await gateway.app.request(
      target,
      { method: init.method, headers: init.headers, ...body },
      { incoming: { socket: { remoteAddress } } },
    );
    return {
      status: given.status,
      mediaType: given.headers.get('content-type') ?? '',
      allow: given.headers.get('allow') ?? undefined,
      retryAfter: given.headers.get('retry-after') ?? undefined,
      setCookie: given.headers.getSetCookie(),
      text: await given.text(),
    };
  }

  const { username } = await gateway.account({ staffRole: 'operations' });
  const gateAgent = await gateway.account({ staffRole: 'gate' });
  const manager = await openCompany(database.db, gateway, 'administrator');
  await openTestCompany(database.db, { trips: 120, now: gateway.clock.now, companyId: manager.companyId });
  const marketer = await gateway.account({ kind: 'areaMarketingManager', marketingRegion: 'southeast' });
  const fuzzed: FuzzedGateway = {
    send,
    operator: { username: username ?? '', password: oldPassword },
    gateAgent: { username: gateAgent.username ?? '', password: oldPassword },
    manager: { username: manager.username, password: oldPassword },
    marketer: { username: marketer.username ?? '', password: oldPassword },
    origin,
    now: () => gateway.clock.now,
    date: '2026-12-12',
    async readMails(to) {
      await gateway.deliver();
      const trips = { ...gateway.orders, mail: gateway.mailServices.mail };
      const flights = createFlights(database.db, () => gateway.clock.now, createSchedule(smallNetwork));
      const partyLimits = () => gateway.identity.settings.current().config.limits;
      const alerts = { ...trips, flights, news: flights.news, partyLimits };
      for (const group of [orderJobGroup(trips), flightAlertJobGroup(alerts), approvalJobGroup(trips)]) {
        while ((await runDueJobs(trips, group)) > 0);
      }
      return gateway.sent
        .filter((mail) => mail.to === to)
        .map(({ text }) => text)
        .toReversed();
    },
  };
  const { findings, unreached, unprepared } = await runFuzz({
    document: openApiDocument,
    seed,
    requests,
    atOnce: 8,
    live: await readLiveValues(fuzzed),
    preparations: createPreparations(fuzzed),
    send,
    readTokens: createTokenSource(fuzzed),
  });
  await database.close();
  const shown = findings.map(({ operation, fault, request }) => ({ operation, fault, request, seed }));
  expect(shown.slice(0, 5)).toEqual([]);
  expect({ unreached, unprepared: unreached.length === 0 ? [] : [...unprepared] }).toEqual({
    unreached: [],
    unprepared: [],
  });
}
