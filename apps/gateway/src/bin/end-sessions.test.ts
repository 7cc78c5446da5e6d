import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { testInstant } from '@tooling/config/test-instant';
import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openIdentityGateway, password } from '../../test-support/identity-gateway.ts';
import { fillDataFolder } from '../../test-support/memory-database.ts';
import { identitySession, securityEvent } from '../accounts/identity/identity-schema.ts';
import { openDatabase } from '../database/database.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'gateway-end-sessions-'));
/** Starting a process takes its time where others work too. */
const runMs = 60_000;
let ana = '';

beforeAll(async () => {
  await fillDataFolder(dataFolder);
  const database = await openDatabase({ databaseUrl: undefined, dataFolder });
  const gateway = openIdentityGateway(database);
  // The command reads the clock of its own process, which begins there too.
  gateway.clock.now = new Date(testInstant);
  ana = await gateway.account({ username: 'ana.perez' });
  await gateway.account({ username: 'luis.ortega' });
  for (const name of ['ana.perez', 'ana.perez', 'luis.ortega']) await gateway.logIn(name, password);
  await database.close();
}, runMs);
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

/** Runs the command as an operator does; gives its exit code and what it wrote. */
function endSessions(...args: readonly string[]): Promise<{ readonly code: number; readonly out: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, DATA_FOLDER: dataFolder, DATABASE_URL: '' };
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'end-sessions.ts'), ...args],
      { env },
      (_error, out) => resolve({ code: child.exitCode ?? -1, out }),
    );
  });
}

async function endedAccounts(): Promise<readonly (string | null)[]> {
  const database = await openDatabase({ databaseUrl: undefined, dataFolder });
  const ended = await database.db.select().from(identitySession).where(isNotNull(identitySession.endedAt));
  await database.close();
  return ended.map(({ accountId }) => accountId);
}

test(
  'an operator ends the sessions of one account, then of everybody, and the audit log says so',
  async () => {
    expect(await endSessions()).toMatchObject({ code: 2 });
    expect(await endSessions('nobody.here')).toEqual({ code: 1, out: 'No account has this name.\n' });
    expect(await endSessions('Ana.Perez')).toEqual({ code: 0, out: 'Ended: 2.\n' });
    expect(await endedAccounts()).toEqual([ana, ana]);
    expect(await endSessions('--all')).toEqual({ code: 0, out: 'Ended: 1.\n' });
    expect(await endedAccounts()).toHaveLength(3);
    const database = await openDatabase({ databaseUrl: undefined, dataFolder });
    const events = await database.db.select().from(securityEvent).where(eq(securityEvent.event, 'sessionsEnded'));
    await database.close();
    expect(events.map(({ details }) => details)).toEqual([
      { reason: 'operator', count: 2 },
      { reason: 'operator', count: 1 },
    ]);
  },
  runMs,
);
