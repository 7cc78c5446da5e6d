/** Checks the real workspace; `turbo boundaries` runs before it. */
import { join } from 'node:path';

import { boundaryFaults } from './boundary-faults.ts';
import { readWorkspace } from './workspace.ts';

const packages = readWorkspace(process.argv[2] ?? join(import.meta.dirname, '../../../..'));
const faults = boundaryFaults(packages);
for (const { code, package: name, reason } of faults) process.stderr.write(`${code}: ${name} ${reason}.\n`);
if (faults.length > 0) {
  process.stderr.write(
    'Which layer may import which stands in docs/architecture.md. Move the code or the import; a further tag is no way out.\n',
  );
}
process.stdout.write(`layers: ${packages.length} packages, ${faults.length} faults\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
