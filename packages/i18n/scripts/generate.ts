import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { messageFiles } from './message-files.ts';

for (const [path, text] of messageFiles()) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
