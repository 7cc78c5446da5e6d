/**
 * Checks an archive of the web view as an app of the newest bridge does; of another version with `--bridge`. The path is relative to where the
 * command is typed. It ends with 0 where the archive can be taken, with 1 where it is refused, with 2 where there is nothing to check.
 *
 *   pnpm --filter @airline/webview bundle:check apps/webview/bundles/webview-1.0.0-….zip --bridge 2
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { pageOffer } from '@airline/native-bridge/agree';

import { checkBundle } from './bundle.ts';

const { path, bridge } = readArguments();
const faults = checkBundle(readArchive(resolve(process.env['INIT_CWD'] ?? '.', path)), bridge);
for (const { message } of faults) process.stderr.write(`${message}\n`);
if (faults.length === 0) process.stdout.write(`An app that speaks version ${bridge} of the bridge can take it.\n`);
process.exitCode = faults.length === 0 ? 0 : 1;

function readArguments(): { readonly path: string; readonly bridge: number } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { bridge: { type: 'string', default: String(pageOffer.versions.highest) } },
  });
  const [path, ...others] = positionals;
  const bridge = Number(values['bridge']);
  const isKnown = others.length === 0 && Object.keys(values).every((name) => name === 'bridge');
  if (path === undefined || !isKnown || !Number.isInteger(bridge) || bridge < 1) {
    fail('Give one archive, and with --bridge the version of the bridge that the app speaks: 1 or more.');
  }
  return { path, bridge };
}

function readArchive(path: string): Uint8Array {
  try {
    return new Uint8Array(readFileSync(path));
  } catch {
    fail(`There is no archive to read at ${path}: 'pnpm --filter @airline/webview bundle' makes one, and says where.`);
  }
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}
