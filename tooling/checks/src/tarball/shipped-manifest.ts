import type { TarballFault } from './tarball-faults.ts';

export type Manifest = Readonly<Record<string, unknown>>;

const dependencyFields = ['dependencies', 'peerDependencies', 'optionalDependencies', 'devDependencies'];
const pathFields = ['main', 'module', 'types', 'typings', 'bin', 'exports'];
const installScripts = ['preinstall', 'install', 'postinstall'];

/** Parses a package.json; anything but a JSON object gives `undefined`. */
export function parseManifest(text: string): Manifest | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Lists what is wrong with a published package.json, given the files that are shipped with it. */
export function manifestFaults(manifest: Manifest, files: ReadonlyMap<string, string>): readonly TarballFault[] {
  return [...dependencyFaults(manifest), ...scriptFaults(manifest), ...pathFaults(manifest, files)];
}

function dependencyFaults(manifest: Manifest): readonly TarballFault[] {
  const faults: TarballFault[] = [];
  for (const field of dependencyFields) {
    for (const [name, range] of Object.entries(recordOf(manifest[field]))) {
      if (/^(workspace|catalog|link|file|portal):/.test(String(range))) {
        faults.push(manifestFault('unresolvedProtocol', `${field} has "${name}": "${String(range)}"`));
      }
      if (field !== 'devDependencies' && name.startsWith('@tooling/')) {
        faults.push(manifestFault('toolingDependency', `${field} has ${name}, which is never published`));
      }
    }
  }
  return faults;
}

function scriptFaults(manifest: Manifest): readonly TarballFault[] {
  const scripts = recordOf(manifest['scripts']);
  return installScripts
    .filter((name) => name in scripts)
    .map((name) => manifestFault('installScript', `scripts has "${name}", which runs on the consumer's machine`));
}

function pathFaults(manifest: Manifest, files: ReadonlyMap<string, string>): readonly TarballFault[] {
  return pathFields
    .flatMap((field) => textsIn(manifest[field]).map((target) => ({ field, target })))
    .flatMap(({ field, target }) => {
      const path = target.replace(/^\.\//, '');
      if (/(?<!\.d)\.[cm]?tsx?$/.test(path)) {
        return [manifestFault('exportsSource', `${field} points at TypeScript source ${target}`)];
      }
      return isShipped(path, files)
        ? []
        : [manifestFault('missingExportTarget', `${field} points at ${target}, which is not shipped`)];
    });
}

function isShipped(path: string, files: ReadonlyMap<string, string>): boolean {
  const [before, after] = path.split('*');
  if (after === undefined) return files.has(path);
  return [...files.keys()].some((file) => file.startsWith(before ?? '') && file.endsWith(after));
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return isRecord(value) || Array.isArray(value) ? Object.values(value).flatMap((part) => textsIn(part)) : [];
}

function manifestFault(code: TarballFault['code'], reason: string): TarballFault {
  return { code, path: 'package.json', reason };
}

function recordOf(value: unknown): Manifest {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Manifest {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
