import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { root, workspaceFolders } from '@tooling/run/toolchain';

/** The gateway starts servers and databases: its tests have processes of their own. */
const byItself = 'apps/gateway';

/** Lists the packages and apps whose unit tests run here, as folders relative to the repository. */
export function testedFolders(): readonly string[] {
  return workspaceFolders().filter(
    (folder) =>
      /^(?:packages|apps)\//.test(folder) && folder !== byItself && existsSync(join(root, folder, 'vitest.config.ts')),
  );
}
