import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { inspectTarball } from '../tarball/tarball.ts';

import { exportsFaults, type Manifest } from './exports-map.ts';
import { publintFaults } from './publint.ts';
import { measureImport, sizeFaults, type SizeBudget } from '../sizes/import-size.ts';
import { typesFaults } from './types-of-tarball.ts';

export interface CheckResult {
  readonly check: string;
  readonly detail?: string;
  /** One sentence each; none when the check passed. */
  readonly faults: readonly string[];
}

/** Packs a built package as it would be published, and checks what is in the tarball and what its imports cost. */
export async function checkPackage(folder: string): Promise<readonly CheckResult[]> {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const work = mkdtempSync(join(tmpdir(), 'package-check-'));
  try {
    execFileSync('pnpm', ['pack', '--pack-destination', work], { cwd: folder, stdio: 'pipe' });
    const tarball = join(work, readdirSync(work).find((name) => name.endsWith('.tgz')) ?? 'nothing packed');
    return [
      { check: 'exports map', faults: exportsFaults(manifest) },
      { check: 'tarball', faults: inspectTarball(tarball).map(({ path, reason }) => `${path}: ${reason}`) },
      { check: 'publint --strict', faults: await publintFaults(tarball) },
      { check: 'types (attw, esm-only)', faults: typesFaults(tarball) },
      ...(await checkSizes(folder)),
    ];
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function checkSizes(folder: string): Promise<readonly CheckResult[]> {
  const path = join(folder, 'size-budgets.json');
  const budgets = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as readonly SizeBudget[]) : [];
  if (budgets.length === 0) return [{ check: 'size', faults: ['size-budgets.json names no budget: add one.'] }];
  return Promise.all(
    budgets.map(async (budget) => {
      const measured = await measureImport(folder, budget);
      return {
        check: `size of import ${budget.import} from '${budget.from}'`,
        detail: `${measured.gzipBytes} of ${budget.maximumGzipBytes} bytes gzip`,
        faults: sizeFaults(measured, budget),
      };
    }),
  );
}
