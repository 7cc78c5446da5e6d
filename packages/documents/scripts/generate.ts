import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { documentFiles, readDocuments } from './document-files.ts';

const folder = join(import.meta.dirname, '../src/generated');
const files = documentFiles(readDocuments());
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [path, text] of files) writeFileSync(path, text);
