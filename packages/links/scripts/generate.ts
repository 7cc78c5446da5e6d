/**
 * Writes the table of links into the README.
 *
 *   node scripts/generate.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';

import { withLinksTable } from './links-table.ts';

const readme = new URL('../README.md', import.meta.url);
writeFileSync(readme, withLinksTable(readFileSync(readme, 'utf8')));
