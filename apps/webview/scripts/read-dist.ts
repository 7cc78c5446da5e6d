import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

import type { BundleFacts, BundleFiles } from './bundle.ts';

/** What the build and the gateway need beside the files, and the compressed copies that are sent: an app needs neither. */
const isForOthers = (path: string): boolean =>
  /\.(?:br|gz)$/.test(path) || path === 'page-paths.json' || path.startsWith('.vite/');

/** Reads the files of a build as the bundle has them: those that the gateway serves. */
export function readDist(folder: string): BundleFiles {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no build in ${folder}: run 'pnpm --filter @airline/webview build' first.`);
  }
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return new Map(
    paths.filter((path) => !isForOthers(path)).map((path) => [path, new Uint8Array(readFileSync(join(folder, path)))]),
  );
}

/** Reads what is said of the bundle: its version and the bridge it needs from `bundle.json`, its routes from the build. */
export function readFacts(appFolder: string): BundleFacts {
  const { version, leastBridgeVersion } = readJson(join(appFolder, 'bundle.json')) as Omit<BundleFacts, 'routes'>;
  return { version, leastBridgeVersion, routes: readJson(join(appFolder, 'dist/page-paths.json')) as string[] };
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
