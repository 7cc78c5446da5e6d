import { list } from 'tar';

import { tarballFaults, type TarballFault } from './tarball-faults.ts';

/**
 * Reads a packed package: path inside the package (without npm's leading `package/`) → text.
 *
 * @throws when the file is missing or is no gzipped tar archive.
 */
export function readTarball(path: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  list({
    file: path,
    sync: true,
    strict: true,
    filter: (_, entry) => !('type' in entry) || entry.type !== 'Directory',
    onReadEntry: (entry) => {
      const chunks: Buffer[] = [];
      entry.on('data', (chunk) => chunks.push(chunk));
      entry.on('end', () => files.set(entry.path.replace(/^[^/]+\//, ''), Buffer.concat(chunks).toString('utf8')));
    },
  });
  if (files.size === 0) throw new Error(`${path} holds no file: give a tarball made by pnpm pack.`);
  return files;
}

/**
 * Lists what is wrong with a packed package, `[]` when it may be published; the rules stand in `tarball-faults.ts`.
 *
 * @throws when the file is missing or is no gzipped tar archive.
 */
export function inspectTarball(path: string): readonly TarballFault[] {
  return tarballFaults(readTarball(path));
}
