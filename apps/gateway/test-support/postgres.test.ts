import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, expect, test } from 'vitest';

import { makePostgresDatabase, postgresPrograms } from './postgres.ts';

let programs = '';
afterEach(() => rmSync(programs, { recursive: true, force: true }));

/** Makes PostgreSQL's programs anew, of which the server is this script. */
function programsWith(server: string): string {
  programs = mkdtempSync(join(tmpdir(), 'postgres-programs-'));
  chmodSync(programs, 0o755);
  for (const [name, script] of [
    ['initdb', 'exit 0'],
    ['postgres', server],
  ] as const) {
    writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(programs, name), 0o755);
  }
  return programs;
}

test.skipIf(postgresPrograms() === undefined)(
  'a shared server that does not start is told at once, with what it said',
  async () => {
    const made = makePostgresDatabase(programsWith('echo "the address is in use" >&2; exit 1'));
    await expect(made).rejects.toThrow(/did not start:\nthe address is in use/);
  },
);
