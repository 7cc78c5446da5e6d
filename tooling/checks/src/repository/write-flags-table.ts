/**
 * Writes the table of what each flag turns into docs/flags.md.
 *
 *   node src/repository/write-flags-table.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { listFlags, withFlagsTable } from './flags-table.ts';

const root = join(import.meta.dirname, '../../../..');
const page = join(root, 'docs/flags.md');
writeFileSync(page, withFlagsTable(readFileSync(page, 'utf8'), await listFlags(root)));
