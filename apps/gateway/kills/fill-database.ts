import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { fillDataFolder } from '../test-support/memory-database.ts';

/**
 * Makes an embedded database that nobody has opened yet a copy of the tests' template.
 *
 * Done by the process that opens it: that one has the embedded database's code at hand, and does not optimize it.
 */
export async function fillDatabase({
  databaseUrl,
  dataFolder,
}: {
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
}): Promise<void> {
  if (databaseUrl !== undefined || existsSync(join(dataFolder, 'database'))) return;
  await fillDataFolder(dataFolder);
}
