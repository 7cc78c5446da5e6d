import { testInstant } from '@tooling/config/test-instant';
import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openIdentityGateway, password } from '../../test-support/identity-gateway.ts';
import { openMemoryDatabase } from '../../test-support/memory-database.ts';
import { type CommandOutcome, runTestCommand } from '../../test-support/run-test-command.ts';
import { identitySession, securityEvent } from '../accounts/identity/identity-schema.ts';
import type { OpenDatabase } from '../database/database.ts';
import { endSessions } from './end-sessions.ts';

let database: OpenDatabase;
let ana = '';

beforeAll(async () => {
  database = await openMemoryDatabase();
  const gateway = openIdentityGateway(database, { clock: { now: new Date(testInstant) } });
  ana = await gateway.account({ username: 'ana.perez' });
  await gateway.account({ username: 'luis.ortega' });
  for (const name of ['ana.perez', 'ana.perez', 'luis.ortega']) await gateway.logIn(name, password);
});
afterAll(() => database.close());

function run(...args: readonly string[]): Promise<CommandOutcome> {
  return runTestCommand(endSessions, args, database);
}

async function endedAccounts(): Promise<readonly (string | null)[]> {
  const ended = await database.db.select().from(identitySession).where(isNotNull(identitySession.endedAt));
  return ended.map(({ accountId }) => accountId);
}

test('an operator ends the sessions of one account, then of everybody, and the audit log says so', async () => {
  expect(await run()).toMatchObject({ code: 2 });
  expect(await run('nobody.here')).toEqual({ code: 1, out: 'No account has this name.\n', err: '' });
  expect(await run('Ana.Perez')).toEqual({ code: 0, out: 'Ended: 2.\n', err: '' });
  expect(await endedAccounts()).toEqual([ana, ana]);
  expect(await run('--all')).toEqual({ code: 0, out: 'Ended: 1.\n', err: '' });
  expect(await endedAccounts()).toHaveLength(3);
  const events = await database.db.select().from(securityEvent).where(eq(securityEvent.event, 'sessionsEnded'));
  expect(events.map(({ details }) => details)).toEqual([
    { reason: 'operator', count: 2 },
    { reason: 'operator', count: 1 },
  ]);
});
