import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { contractFiles } from './contract-files.ts';

for (const [path, text] of contractFiles()) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

// The document is made from the tables above: its modules are read once those are written.
const { openApiFile, openApiText } = await import('./openapi-file.ts');
writeFileSync(openApiFile, openApiText());
