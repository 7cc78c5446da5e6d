/**
 * npm run test:times: where the time of the last run went, as the tables of CONTRIBUTING.md have it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { toTables } from './times.mjs';
import { root } from './toolchain.mjs';

const file = join(root, '.turbo/times.json');
if (existsSync(file)) process.stdout.write(toTables(JSON.parse(readFileSync(file, 'utf8'))));
else {
  process.stderr.write("No run has left its times: run 'npm test' first.\n");
  process.exitCode = 1;
}
