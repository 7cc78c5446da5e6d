import { createHash } from 'node:crypto';

import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import * as z from 'zod';

/** Files by their paths in the archive. */
export type BundleFiles = ReadonlyMap<string, Uint8Array>;

/** What a bundle is made with. */
export interface BundleFacts {
  readonly version: string;
  /** The least version of the native bridge that an app must speak. */
  readonly leastBridgeVersion: number;
  /** The paths of the pages: React Router patterns from the origin's root. */
  readonly routes: readonly string[];
}

/** Why an archive is refused. */
export type BundleFaultCode =
  | 'notAnArchive'
  | 'tooLarge'
  | 'noManifest'
  | 'badManifest'
  | 'tooNew'
  | 'badPath'
  | 'twice'
  | 'missing'
  | 'extra'
  | 'changed';

/** One reason why an archive is refused, in words for who releases it. */
export interface BundleFault {
  readonly code: BundleFaultCode;
  readonly message: string;
}

const manifestName = 'manifest.json';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const manifestSchema = z.object({
  format: z.literal(1),
  name: z.literal('webview'),
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  /** The same for the same files. */
  id: sha256,
  leastBridgeVersion: z.int().min(1),
  /** The page of every route. */
  page: z.literal('index.html'),
  /** Where the other files are served on the origin. */
  base: z.literal('/static/webview/'),
  routes: z.array(z.string()).min(1),
  files: z.array(z.object({ path: z.string(), bytes: z.int().min(0), sha256 })).min(1),
});

export type BundleManifest = z.infer<typeof manifestSchema>;

/** No bundle of ours is near it: what unpacks to more is no bundle. */
const maximumBytes = 64 * 1024 * 1024;

/** A relative path of plain names: no folder above, no drive, nothing hidden, nothing that systems read in two ways. */
const plainPath = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/** Writes the manifest of files: what the app needs to know before it takes them. */
export function createManifest(
  files: BundleFiles,
  { version, leastBridgeVersion, routes }: BundleFacts,
): BundleManifest {
  const listed = [...files]
    .toSorted(([one], [other]) => comparePaths(one, other))
    .map(([path, bytes]) => ({ path, bytes: bytes.length, sha256: hashOf(bytes) }));
  return {
    format: 1,
    name: 'webview',
    version,
    id: hashOf(strToU8(JSON.stringify(listed))),
    leastBridgeVersion,
    page: 'index.html',
    base: '/static/webview/',
    routes: routes.toSorted(comparePaths),
    files: listed,
  };
}

/** Packs files with their manifest: the same files give the same bytes, whenever and wherever. */
export function packBundle(files: BundleFiles, facts: BundleFacts): Uint8Array {
  const unfit = [...files.keys()].find((path) => !plainPath.test(path) || path === manifestName);
  if (unfit !== undefined) throw new Error(`'${unfit}' cannot be the name of a file in the bundle: rename it.`);
  const manifest = strToU8(`${JSON.stringify(createManifest(files, facts), undefined, 2)}\n`);
  const entries: Zippable = { [manifestName]: manifest };
  for (const [path, bytes] of [...files].toSorted(([one], [other]) => comparePaths(one, other))) entries[path] = bytes;
  // An archive holds local times, and their clock begins here: made now, it gives the same bytes in the time zone of now.
  return zipSync(entries, { level: 9, mtime: new Date(1980, 0, 1), os: 3 });
}

/** Checks an archive as an app does before it takes it; no fault means that it may be taken. */
export function checkBundle(archive: Uint8Array, bridgeVersion: number): readonly BundleFault[] {
  const read = unpack(archive);
  if ('faults' in read) return read.faults;
  const { files } = read;
  const written = files.get(manifestName);
  if (written === undefined) return [fault('noManifest', `The archive has no ${manifestName}.`)];
  const manifest = readManifest(written);
  if (manifest === undefined) {
    return [fault('badManifest', `${manifestName} is none of this version: make the bundle anew, or update the app.`)];
  }
  if (manifest.leastBridgeVersion > bridgeVersion) {
    const { version, leastBridgeVersion } = manifest;
    return [
      fault(
        'tooNew',
        `Bundle ${version} needs version ${leastBridgeVersion} of the bridge, and the app speaks ${bridgeVersion}: update the app, or give it an older bundle.`,
      ),
    ];
  }
  return compareFiles(files, manifest);
}

function compareFiles(files: BundleFiles, manifest: BundleManifest): readonly BundleFault[] {
  const faults: BundleFault[] = [];
  const listed = new Map(manifest.files.map((file) => [file.path, file]));
  if (listed.size !== manifest.files.length || listed.has(manifestName) || !listed.has(manifest.page)) {
    faults.push(fault('badManifest', `${manifestName} lists a file twice, itself, or no ${manifest.page}.`));
  }
  for (const [path, { sha256: expected }] of listed) {
    const bytes = files.get(path);
    if (!plainPath.test(path)) faults.push(fault('badPath', `'${path}' is no path of a bundle.`));
    else if (bytes === undefined) faults.push(fault('missing', `'${path}' is listed, and is not in the archive.`));
    else if (hashOf(bytes) !== expected) faults.push(fault('changed', `'${path}' is not the file that is listed.`));
  }
  for (const path of files.keys()) {
    if (path !== manifestName && !listed.has(path)) {
      faults.push(fault('extra', `'${path}' is in the archive, and is not listed.`));
    }
  }
  if (manifest.id !== hashOf(strToU8(JSON.stringify(manifest.files)))) {
    faults.push(fault('badManifest', `The id in ${manifestName} is not that of its files.`));
  }
  return faults;
}

/** Unpacks an archive into memory, where no path can lead anywhere; what no bundle has is a fault before it is unpacked. */
function unpack(archive: Uint8Array): { readonly files: BundleFiles } | { readonly faults: readonly BundleFault[] } {
  const faults: BundleFault[] = [];
  const names = new Set<string>();
  let bytes = 0;
  try {
    const entries = unzipSync(archive, {
      filter({ name, originalSize }) {
        bytes += originalSize;
        if (!plainPath.test(name)) faults.push(fault('badPath', `'${name}' is no path of a bundle.`));
        else if (names.has(name)) faults.push(fault('twice', `'${name}' is in the archive twice.`));
        else if (bytes > maximumBytes)
          faults.push(fault('tooLarge', `The archive unpacks to more than ${maximumBytes} bytes.`));
        names.add(name);
        return faults.length === 0;
      },
    });
    return faults.length === 0 ? { files: new Map(Object.entries(entries)) } : { faults };
  } catch {
    return { faults: [fault('notAnArchive', 'The file is no zip archive, or not all of one.')] };
  }
}

function readManifest(bytes: Uint8Array): BundleManifest | undefined {
  try {
    return manifestSchema.safeParse(JSON.parse(strFromU8(bytes))).data;
  } catch {
    return undefined;
  }
}

function fault(code: BundleFaultCode, message: string): BundleFault {
  return { code, message };
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** By code units: the same order on every machine, whatever its language. */
function comparePaths(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
