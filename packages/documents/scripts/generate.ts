import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { formerVersions } from '../src/generated/former-versions.ts';
import { documentVersions } from '../src/generated/versions.ts';
import { documentFiles, missingVersions, readDocuments } from './document-files.ts';

const documents = readDocuments();
const published = Object.fromEntries(
  Object.entries(documentVersions).map(([id, inForce]) => [
    id,
    [...(formerVersions[id as keyof typeof documentVersions] ?? []).map(({ version }) => version), inForce],
  ]),
);
const missing = missingVersions(published, documents);
if (missing.length > 0) {
  throw new Error(
    `People may have agreed to a version whose text is gone. Put it, with its values written out, into ${missing.join(' and ')}.`,
  );
}

const folder = join(import.meta.dirname, '../src/generated');
const files = documentFiles(documents);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [path, text] of files) writeFileSync(path, text);
