import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { openLog } from './open-log.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a lone line is written soon, though nothing follows it', async () => {
  const file = join(folder, 'log');
  openLog('info', file).info({ route: '/' }, 'answered');
  await vi.waitFor(
    () => expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ route: '/', msg: 'answered' }),
    {
      timeout: 10_000,
    },
  );
});
