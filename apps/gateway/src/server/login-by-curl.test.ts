import { execFile } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';

import type { OpenApiDocument } from '@airline/contract/openapi';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openIdentityGateway } from '../../test-support/identity-gateway.ts';
import { openMemoryDatabase } from '../../test-support/memory-database.ts';
import { identitySession } from '../accounts/identity/identity-schema.ts';
import { seedDemoAccounts } from '../accounts/demo/seed-demo-accounts.ts';
import type { OpenDatabase } from '../database/database.ts';

const run = promisify(execFile);
const hasCurl = await run('curl', ['--version']).then(
  () => true,
  () => false,
);
if (!hasCurl)
  process.stderr.write('SKIPPED: no curl here. Install it (Debian: apt-get install curl) to run its test.\n');

describe.skipIf(!hasCurl)('who has the document alone', () => {
  let database: OpenDatabase;
  let server: ReturnType<typeof serve>;
  let origin = '';

  beforeAll(async () => {
    database = await openMemoryDatabase();
    const gateway = openIdentityGateway(database);
    await seedDemoAccounts(gateway.identity);
    server = serve({ fetch: gateway.app.fetch, port: 0, hostname: '127.0.0.1' });
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.close();
    await database.close();
  });

  test('logs in, reads the profile, refreshes and logs out by its script', async () => {
    const document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as OpenApiDocument;
    const [, script = ''] = /```sh\n(.*)```/s.exec(document.info.description) ?? [];
    expect(script).toContain("ORIGIN='http://localhost:3000'");
    const there = script.replace('http://localhost:3000', origin);
    const { stdout, stderr } = await run('sh', ['-c', `${there}printf '\\n%s' "$ACCESS_TOKEN"`]);
    expect(stderr).toBe('');
    const [said = '', accessToken = ''] = stdout.split('\n');
    const [, profile = '', status] = /^(.*)(\d{3})$/.exec(said) ?? [];
    expect(JSON.parse(profile)).toMatchObject({ username: 'ana.perez', category: 'member' });
    expect(status).toBe('204');
    // The last token is that of the refresh: it was one, and its session is over.
    expect(accessToken.split('.')).toHaveLength(3);
    const after = await fetch(`${origin}/api/identity/v4/user-info`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(after.status).toBe(401);
    expect(await database.db.select().from(identitySession)).toMatchObject([{ endReason: 'logout' }]);
  });
});
