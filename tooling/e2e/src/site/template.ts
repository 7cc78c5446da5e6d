import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fillDataFolder } from './start-site.ts';

/**
 * Makes the data folder that every gateway of the run begins with a copy of: migrations, timetable and demonstration accounts
 * take seconds, a copy takes none.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright calls a global set-up by its default export.
export default async function makeTemplate(): Promise<() => void> {
  // One for all runs of a set.
  if (process.env['E2E_TEMPLATE'] !== undefined) return () => undefined;
  const folder = mkdtempSync(join(tmpdir(), 'airline-e2e-template-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    await fillDataFolder(folder);
  } catch (error) {
    remove();
    throw error;
  }
  process.env['E2E_TEMPLATE'] = folder;
  return remove;
}
