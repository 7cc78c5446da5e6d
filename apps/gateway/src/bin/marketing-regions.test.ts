import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openIdentityGateway } from '../../test-support/identity-gateway.ts';
import { fillDataFolder } from '../../test-support/memory-database.ts';
import { securityEvent } from '../accounts/identity/identity-schema.ts';
import { openDatabase } from '../database/database.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'gateway-marketing-regions-'));
/** Starting a process takes its time where others work too. */
const runMs = 60_000;

beforeAll(async () => {
  await fillDataFolder(dataFolder);
  const database = await openDatabase({ databaseUrl: undefined, dataFolder });
  const gateway = openIdentityGateway(database);
  await gateway.account({ kind: 'areaMarketingManager', username: 'sonia.rubio', marketingRegion: 'southeast' });
  await gateway.account({ kind: 'areaMarketingManager', username: 'pedro.leal' });
  await gateway.account({ username: 'ana.perez' });
  await database.close();
}, runMs);
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

/** Runs the command as an operator does; gives its exit code and what it wrote. */
function regions(...args: readonly string[]): Promise<{ readonly code: number; readonly out: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, DATA_FOLDER: dataFolder, DATABASE_URL: '' };
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'marketing-regions.ts'), ...args],
      { env },
      (_error, out) => resolve({ code: child.exitCode ?? -1, out }),
    );
  });
}

test(
  'an operator lists managers with their regions, gives one, and takes it away; the audit log says when',
  async () => {
    expect(await regions()).toEqual({
      code: 0,
      out: 'southeast\tsonia.rubio\tactive\nnone\tpedro.leal\tactive\n',
    });
    expect(await regions('set', 'pedro.leal', 'west')).toEqual({
      code: 0,
      out: 'This manager has the region west now.\n',
    });
    expect((await regions('set', 'pedro.leal', 'west')).out).toBe('It was so already.\n');
    expect((await regions('remove', 'sonia.rubio')).code).toBe(0);
    expect((await regions()).out).toBe('west\tpedro.leal\tactive\nnone\tsonia.rubio\tactive\n');
    const database = await openDatabase({ databaseUrl: undefined, dataFolder });
    const events = await database.db.select().from(securityEvent).where(eq(securityEvent.event, 'marketingRegionSet'));
    await database.close();
    expect(events.map(({ details }) => details)).toEqual([{ region: 'west' }, { region: 'none' }]);
  },
  6 * runMs,
);

test(
  'a member is no manager, and what is no region is not understood',
  async () => {
    expect((await regions('set', 'ana.perez', 'west')).code).toBe(1);
    expect((await regions('set', 'nadie', 'west')).code).toBe(1);
    expect((await regions('set', 'pedro.leal', 'north')).code).toBe(2);
    expect((await regions('set', 'pedro.leal')).code).toBe(2);
    expect((await regions('list', 'more')).code).toBe(2);
    expect((await regions('--help')).code).toBe(0);
  },
  6 * runMs,
);
