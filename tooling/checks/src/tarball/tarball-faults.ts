import { importFaults, sourceMapFaults } from './shipped-references.ts';
import { manifestFaults, parseManifest } from './shipped-manifest.ts';

export type TarballFaultCode =
  | 'missingFile'
  | 'invalidManifest'
  | 'unresolvedProtocol'
  | 'toolingDependency'
  | 'installScript'
  | 'missingExportTarget'
  | 'exportsSource'
  | 'missingImport'
  | 'sourceMapToNowhere'
  | 'test'
  | 'source'
  | 'stray';

export interface TarballFault {
  readonly code: TarballFaultCode;
  /** The file in the tarball that is at fault; for `missingFile` the one that should be there. */
  readonly path: string;
  readonly reason: string;
}

const required = ['package.json', 'README.md', 'LICENSE'];
const testFile =
  /(^|\/)(__tests__|__snapshots__|tests?|fixtures)\/|\.(test|spec|stories|e2e|bench)([.-][^/]*)?\.[^/.]+$/;
const strayFile =
  /(^|\/)(node_modules|reports|coverage|\.turbo|\.data|\.cache|\.storybook)\/|(^|\/)(tsconfig[^/]*\.json|[^/]*\.config\.[cm]?[jt]s|[^/]*\.tsbuildinfo|turbo\.json|size-budgets\.json|\.npmrc|\.env[^/]*|[^/]*\.log|[^/]*\.tgz)$/;
const sourceFile = /(?<!\.d)\.[cm]?tsx?$/;

/**
 * Lists the faults of a package's shipped files (path → text), `[]` when there are none.
 *
 * 1. README.md, LICENSE and a package.json that is a JSON object are there.
 * 2. No dependency is left as `workspace:`, `catalog:`, `link:`, `file:` or `portal:`, nor is one of our private tooling at run time.
 * 3. Nothing runs at install.
 * 4. Each path that package.json points at is in the tarball and is no TypeScript source.
 * 5. Each relative import of a shipped module is in the tarball.
 * 6. Each source map is reached, and carries its sources or ships them.
 * 7. No tests, stories, fixtures; no TypeScript source that no map refers to; no configuration, reports or caches.
 */
export function tarballFaults(files: ReadonlyMap<string, string>): readonly TarballFault[] {
  const faults: TarballFault[] = required
    .filter((path) => !files.get(path)?.trim())
    .map((path) => ({ code: 'missingFile', path, reason: `${path} is missing or empty` }));

  const text = files.get('package.json');
  if (text !== undefined) {
    const manifest = parseManifest(text);
    if (manifest === undefined) {
      faults.push({ code: 'invalidManifest', path: 'package.json', reason: 'package.json is no JSON object' });
    } else {
      faults.push(...manifestFaults(manifest, files));
    }
  }

  const maps = sourceMapFaults(files);
  faults.push(...importFaults(files), ...maps.faults);
  for (const path of files.keys()) {
    if (testFile.test(path)) faults.push({ code: 'test', path, reason: 'tests, stories and fixtures stay at home' });
    else if (strayFile.test(path)) faults.push({ code: 'stray', path, reason: 'a consumer has no use for this file' });
    else if (sourceFile.test(path) && !maps.shippedSources.has(path)) {
      faults.push({ code: 'source', path, reason: 'TypeScript source that no source map refers to' });
    }
  }
  return faults;
}
