import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root, workspaceFolders } from '@tooling/run/toolchain';

/**
 * Lists the packages whose tests run here, as folders relative to the repository: those whose own script for them is `test`,
 * which `npm test` does not call.
 */
export function pagePackages(): readonly string[] {
  return workspaceFolders().filter((folder) => {
    const { scripts } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      scripts?: Readonly<Record<string, string>>;
    };
    return scripts?.['test'] === 'run-tests unit';
  });
}
