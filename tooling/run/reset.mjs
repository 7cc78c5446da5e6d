/** npm run reset: empties the embedded database. Refused while a gateway has it open. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './toolchain.mjs';

const data = process.env.DATA_FOLDER ?? join(root, '.data');
const lock = join(data, 'database.lock');
const holder = existsSync(lock) ? Number.parseInt(readFileSync(lock, 'utf8'), 10) : undefined;

if (holder !== undefined && isAlive(holder)) {
  process.stderr.write(`Process ${holder} has the database open: stop it first (Ctrl-C where npm start runs).\n`);
  process.exit(1);
}
if (!existsSync(data)) {
  process.stdout.write('There is no embedded database yet: nothing to empty.\n');
} else {
  rmSync(join(data, 'database'), { recursive: true, force: true });
  rmSync(lock, { force: true });
  process.stdout.write('The embedded database is empty; the next npm start makes a new one.\n');
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
