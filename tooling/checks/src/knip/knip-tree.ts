import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const knip = join(import.meta.dirname, '../../node_modules/.bin/knip');

export interface KnipResult {
  readonly status: number | null;
  /** `<kind> <file> <name>`, for example `exports packages/links/src/match.ts unused`; sorted. */
  readonly found: readonly string[];
}

/** Runs knip under the real root configuration on a workspace of these files (path → text). */
export function runKnip(files: Readonly<Record<string, string>>): KnipResult {
  const folder = mkdtempSync(join(tmpdir(), 'airline-knip-'));
  try {
    cpSync(join(root, 'knip.json'), join(folder, 'knip.json'));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { status, stdout, stderr } = spawnSync(knip, ['--no-config-hints', '--no-progress', '--reporter', 'json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, found: parseReport(stdout, stderr) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function parseReport(stdout: string, stderr: string): readonly string[] {
  let issues: readonly Readonly<Record<string, unknown>>[];
  try {
    ({ issues } = JSON.parse(stdout) as { issues: typeof issues });
  } catch {
    throw new Error(`knip gave no report:\n${stdout}${stderr}`);
  }
  return issues
    .flatMap(({ file, ...kinds }) =>
      Object.entries(kinds).flatMap(([kind, list]) =>
        (Array.isArray(list) ? (list as readonly { name: string }[]) : []).map(
          ({ name }) => `${kind} ${String(file)} ${name}`,
        ),
      ),
    )
    .toSorted();
}
