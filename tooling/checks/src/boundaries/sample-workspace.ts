import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '../../../..');

export interface SamplePackage {
  /** Relative to the workspace; the package is `@sample/<last part>`. */
  readonly folder: string;
  readonly tags: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  /** The text of its only module. */
  readonly source: string;
}

/** Writes a small workspace into a new temporary folder and returns its path. */
export function writeWorkspace(packages: readonly SamplePackage[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'airline-boundaries-'));
  writeFiles(folder, {
    'package.json': JSON.stringify({ name: 'sample', private: true, packageManager: 'pnpm@12.18.0' }),
    'pnpm-workspace.yaml': 'packages:\n  - apps/*\n  - packages/*\n  - tooling/*\n',
    'pnpm-lock.yaml': "lockfileVersion: '9.0'\n",
    'turbo.json': JSON.stringify({ tasks: {} }),
  });
  for (const { folder: path, tags, dependencies, source } of packages) {
    writeFiles(join(folder, path), {
      'package.json': JSON.stringify({ name: sampleName(path), version: '0.0.0', private: true, dependencies }),
      'turbo.json': JSON.stringify({ extends: ['//'], tags }),
      'src/index.ts': source,
    });
  }
  return folder;
}

function sampleName(folder: string): string {
  return `@sample/${folder.split('/').at(-1) ?? folder}`;
}

/** Runs `turbo boundaries` in a folder; the output has turbo's wrapped lines joined. */
export function runTurboBoundaries(folder: string): { readonly status: number | null; readonly output: string } {
  const turbo = join(import.meta.dirname, '../../node_modules/.bin/turbo');
  const { status, stdout, stderr } = spawnSync(turbo, ['--skip-infer', 'boundaries'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', TURBO_TELEMETRY_DISABLED: '1' },
  });
  return { status, output: `${stdout}${stderr}`.replaceAll(/\n\s*\| /g, ' ') };
}

export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
