import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openIdentityGateway } from '../../test-support/identity-gateway.ts';
import { openMemoryDatabase } from '../../test-support/memory-database.ts';
import { type CommandOutcome, runTestCommand } from '../../test-support/run-test-command.ts';
import { securityEvent } from '../accounts/identity/identity-schema.ts';
import type { OpenDatabase } from '../database/database.ts';
import { marketingRegionsCommand } from './marketing-regions.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openMemoryDatabase();
  const gateway = openIdentityGateway(database);
  await gateway.account({ kind: 'areaMarketingManager', username: 'sonia.rubio', marketingRegion: 'southeast' });
  await gateway.account({ kind: 'areaMarketingManager', username: 'pedro.leal' });
  await gateway.account({ username: 'ana.perez' });
});
afterAll(() => database.close());

function run(...args: readonly string[]): Promise<CommandOutcome> {
  return runTestCommand(marketingRegionsCommand, args, database);
}

test('an operator lists managers with their regions, gives one, and takes it away; the audit log says when', async () => {
  expect(await run()).toEqual({
    code: 0,
    out: 'southeast\tsonia.rubio\tactive\nnone\tpedro.leal\tactive\n',
    err: '',
  });
  expect(await run('set', 'pedro.leal', 'west')).toEqual({
    code: 0,
    out: 'This manager has the region west now.\n',
    err: '',
  });
  expect((await run('set', 'pedro.leal', 'west')).out).toBe('It was so already.\n');
  expect((await run('remove', 'sonia.rubio')).code).toBe(0);
  expect((await run()).out).toBe('west\tpedro.leal\tactive\nnone\tsonia.rubio\tactive\n');
  const events = await database.db.select().from(securityEvent).where(eq(securityEvent.event, 'marketingRegionSet'));
  expect(events.map(({ details }) => details)).toEqual([{ region: 'west' }, { region: 'none' }]);
});

test('a member is no manager, and what is no region is not understood', async () => {
  expect((await run('set', 'ana.perez', 'west')).code).toBe(1);
  expect((await run('set', 'nadie', 'west')).code).toBe(1);
  expect((await run('set', 'pedro.leal', 'north')).code).toBe(2);
  expect((await run('set', 'pedro.leal')).code).toBe(2);
  expect((await run('list', 'more')).code).toBe(2);
  expect((await run('--help')).code).toBe(0);
});
