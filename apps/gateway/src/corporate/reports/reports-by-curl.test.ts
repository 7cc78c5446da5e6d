import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { reportPage, writeReportLogin } from '@airline/contract';
import { serve } from '@hono/node-server';
import { expect, test } from 'vitest';

import { openTestCompany } from '../../../test-support/company-trips.ts';
import { openIdentityGateway } from '../../../test-support/identity-gateway.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import demo from '../../accounts/demo/demo-accounts.json' with { type: 'json' };
import { seedDemoAccounts } from '../../accounts/demo/seed-demo-accounts.ts';

const run = promisify(execFile);
const hasCurl = await run('curl', ['--version']).then(
  () => true,
  () => false,
);
const page = readFileSync(join(import.meta.dirname, '../../../docs/company-reports.md'), 'utf8');

test.skipIf(!hasCurl)('a service fetches a whole report by the script of its page', async () => {
  const database = await openMemoryDatabase();
  const gateway = openIdentityGateway(database);
  await seedDemoAccounts(gateway.identity);
  const now = new Date('2026-11-26T12:00:00Z');
  await openTestCompany(database.db, { trips: 230, now, companyId: demo.company.id });
  const server = serve({ fetch: gateway.app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [, script = ''] = /```sh\n(.*?)```/s.exec(page) ?? [];
  // The portal shows the same lines for a credential that is made there.
  const service = { username: 'olivares.reports', secret: 'Informe2026!' };
  expect(script).toContain(writeReportLogin({ ...service, origin: 'http://localhost:3000' }));
  const { stdout, stderr } = await run('bash', ['-c', script.replace('http://localhost:3000', origin)]);
  server.close();
  await database.close();
  expect([stderr, stdout.slice(0, 300)]).toEqual(['', expect.stringContaining('"report":"air-spend"')]);
  const pages = stdout
    .trim()
    .split('\n')
    .map((line) => reportPage.parse(JSON.parse(line)));
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.flatMap(({ rows }) => rows)).toHaveLength(pages[0]?.summary?.count ?? 0);
});
