import { cpSync, existsSync, globSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { ownCommand, runCommand } from './run-command.ts';
import { parseManifest, type Manifest } from '@tooling/checks/tarball';

export interface PublishedPackage {
  readonly name: string;
  readonly version: string;
  /** Absolute. */
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Copies the files that git tracks, as they stand on disk, into an empty folder. */
export async function copyWorkspace(root: string, target: string): Promise<void> {
  const tracked = await runCommand('git', ['ls-files', '-z'], { cwd: root });
  for (const path of tracked.split('\0').filter((each) => each !== '' && existsSync(join(root, each)))) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    cpSync(join(root, path), join(target, path));
  }
}

/**
 * Reads the packages of a workspace that are published: those in `packages/` that are not private, sorted by name.
 *
 * @throws when there is none: a journey without packages must not pass.
 */
export function publishedPackages(workspace: string): readonly PublishedPackage[] {
  const packages = globSync('packages/*/package.json', { cwd: workspace }).flatMap((path) => {
    const manifest = parseManifest(readFileSync(join(workspace, path), 'utf8'));
    if (manifest === undefined || manifest['private'] === true) return [];
    const folder = join(workspace, dirname(path));
    return [{ name: String(manifest['name']), version: String(manifest['version']), folder, manifest }];
  });
  if (packages.length === 0) throw new Error(`${workspace} has no package to publish.`);
  return packages.toSorted((one, other) => one.name.localeCompare(other.name));
}

/**
 * Gives the copied packages the dependencies that the real ones have installed; one published package that needs another
 * finds the copy of it, with its new version. The folders are the copy's own: what a tool puts there reaches no real package.
 */
export function linkDependencies(root: string, workspace: string): void {
  const packages = publishedPackages(workspace);
  const copies = new Map(packages.map(({ name, folder }) => [name, folder]));
  for (const { folder } of packages) {
    const real = join(root, relative(workspace, folder), 'node_modules');
    for (const path of globSync(['.bin/*', '[!@.]*', '@*/*'], { cwd: real })) {
      const link = join(folder, 'node_modules', path);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(copies.get(path) ?? realpathSync(join(real, path)), link);
    }
  }
}

/** Keeps pnpm from installing before it runs something: a copy has what the real packages have installed. */
export const asInstalled = ['--config.verify-deps-before-run=false'] as const;

/** Checks whether a workspace has changesets that no version has taken yet: `changeset version` fails without one. */
export function hasPendingChangesets(workspace: string): boolean {
  return globSync('.changeset/*.md', { cwd: workspace }).some((path) => !path.endsWith('README.md'));
}

/** Takes the pending changesets of a workspace, if there are any, and builds what it publishes. */
export async function versionAndBuild(workspace: string): Promise<readonly PublishedPackage[]> {
  if (hasPendingChangesets(workspace)) await runCommand(ownCommand('changeset'), ['version'], { cwd: workspace });
  const packages = publishedPackages(workspace);
  const filters = packages.flatMap(({ name }) => ['--filter', name]);
  await runCommand(ownCommand('pnpm'), [...filters, ...asInstalled, 'run', 'build'], { cwd: workspace });
  return packages;
}
