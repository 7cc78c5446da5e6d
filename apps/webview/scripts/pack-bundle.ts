/**
 * Packs the build of the web view into one archive for the native app.
 *
 *   pnpm --filter @airline/webview bundle
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { createManifest, packBundle } from './bundle.ts';
import { readDist, readFacts } from './read-dist.ts';

const appFolder = join(import.meta.dirname, '..');
const files = readDist(join(appFolder, 'dist'));
const facts = readFacts(appFolder);
const { version, id } = createManifest(files, facts);
const folder = join(appFolder, 'bundles');
const path = join(folder, `webview-${version}-${id.slice(0, 12)}.zip`);
const archive = packBundle(files, facts);
mkdirSync(folder, { recursive: true });
writeFileSync(path, archive);
process.stdout.write(`${path}\n${files.size} files, ${archive.length} bytes\n`);
