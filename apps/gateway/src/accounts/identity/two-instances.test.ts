import { endpoints } from '@airline/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  assertionOf,
  bearer,
  codeOf,
  cookieOf,
  type IdentityGateway,
  openIdentityGateway,
  password,
  sessionOf,
} from '../../../test-support/identity-gateway.ts';
import {
  openPostgresDatabase,
  postgresPrograms,
  type PostgresDatabase,
  makePostgresDatabase,
  startPostgres,
} from '../../../test-support/postgres.ts';
import type { OpenDatabase } from '../../database/database.ts';

const programs = postgresPrograms();
if (programs === undefined) {
  process.stderr.write(
    'SKIPPED: no PostgreSQL here. Install it (Debian: apt-get install postgresql) to run its tests.\n',
  );
}

describe.skipIf(programs === undefined)('two instances on one PostgreSQL', () => {
  const clock = { now: new Date('2026-11-21T07:00:00Z') };
  let server: PostgresDatabase;
  let databases: readonly OpenDatabase[];
  let one: IdentityGateway;
  let other: IdentityGateway;

  beforeAll(async () => {
    server = await makePostgresDatabase(programs ?? '');
    databases = await Promise.all([openPostgresDatabase(server), openPostgresDatabase(server)]);
    [one, other] = databases.map((database) => openIdentityGateway(database, { clock })) as [
      IdentityGateway,
      IdentityGateway,
    ];
    await one.account({ username: 'ana.perez' });
  });
  afterAll(async () => {
    await Promise.all(databases.map((database) => database.close()));
    await server.stop();
  });

  test('that start at the same moment make one set of keys', async () => {
    const sets = await Promise.all([one, other].map((gateway) => gateway.get(endpoints.readKeySet.path)));
    const [first, second] = await Promise.all(sets.map((answer) => answer.json()));
    expect(first).toEqual(second);
    expect(first).toMatchObject({ keys: [{ alg: 'ES256' }] });
  });

  test('take what the other gave: assertion, tokens, cookie and logout', async () => {
    const session = await sessionOf(await other.exchange(await assertionOf(one.password('ana.perez', password))));
    const next = await sessionOf(await one.refresh(session.cookie));
    expect((await other.get(endpoints.readUserInfo.path, next.accessToken)).status).toBe(200);
    const body = { client_id: 'qa-member', everywhere: true };
    await one.send('POST', endpoints.endSession.path, body, bearer(next.accessToken));
    expect(await codeOf(other.get(endpoints.readUserInfo.path, next.accessToken))).toBe(400080012);
  });

  test('exchange an assertion once, though both are asked at the same moment', async () => {
    const assertion = await assertionOf(one.password('ana.perez', password));
    const codes = await Promise.all([one, other, one, other].map((gateway) => codeOf(gateway.exchange(assertion))));
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 401120728)).toHaveLength(3);
  });

  test('refresh one token at the same moment, and one line of tokens goes on', async () => {
    const { cookie } = await one.logIn('ana.perez', password);
    const answers = await Promise.all([one, other, one, other].map((gateway) => gateway.refresh(cookie)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const cookies = new Set(answers.map(cookieOf));
    expect(cookies.size).toBe(1);
    clock.now = new Date(clock.now.getTime() + 40_000);
    const [next = ''] = cookies;
    expect((await one.refresh(next)).status).toBe(200);
    expect((await other.refresh(next)).status).toBe(200);
    expect(await codeOf(other.refresh(cookie))).toBe(400080013);
  });

  test('renew recovery codes at the same moment, and ten are good', async () => {
    const { accessToken } = await one.logIn('ana.perez', password);
    const renew = (gateway: IdentityGateway) =>
      gateway.send('POST', endpoints.renewRecoveryCodes.path, undefined, bearer(accessToken));
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([one, other, one, other, one, other].map(renew));
      const state = await one.get(endpoints.readMultiFactor.path, accessToken);
      expect(await state.json()).toMatchObject({ recoveryCodesLeft: 10 });
    }
  });

  test('count tries together, however many come at the same moment', async () => {
    const codes = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        codeOf((index % 2 ? one : other).password('no.such.name', `Mal${index}`)),
      ),
    );
    expect(codes.filter((code) => code === 400618205)).toHaveLength(4);
    expect(codes.filter((code) => code === 400618202)).toHaveLength(8);
  });

  test.each(['update security_event set event = $$x$$', 'delete from security_event', 'truncate security_event'])(
    'keep the audit log: %s',
    async (statement) => {
      await expect(databases[0]?.db.execute(sql.raw(statement))).rejects.toMatchObject({
        cause: { message: expect.stringContaining('never changed') },
      });
    },
  );

  test('a database that goes away makes logins unavailable, and sessions to be asked for again', async () => {
    const own = await startPostgres(programs ?? '');
    const database = await openPostgresDatabase(own);
    const gateway = openIdentityGateway(database, { clock });
    await gateway.account({ username: 'ana.perez' });
    const { accessToken } = await gateway.logIn('ana.perez', password);
    await own.stop();
    expect(await codeOf(gateway.password('ana.perez', password))).toBe(503517048);
    expect(await codeOf(gateway.get(endpoints.readUserInfo.path, accessToken))).toBe(401120741);
    await database.close();
  });
});
