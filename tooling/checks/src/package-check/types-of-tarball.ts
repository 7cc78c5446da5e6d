import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const attw = join(
  dirname(createRequire(import.meta.url).resolve('@arethetypeswrong/cli/package.json')),
  'dist/index.js',
);

/** Asks Are The Types Wrong about a packed package of ES modules: each problem it prints is a fault. */
export function typesFaults(tarball: string): readonly string[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [attw, tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-emoji'],
    { encoding: 'utf8' },
  );
  if (status === 0) return [];
  return [`${stdout}${stderr}`.trim() || `attw ended with ${status} and said nothing`];
}
