import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';

export const dependencyFields = [
  'dependencies',
  'peerDependencies',
  'optionalDependencies',
  'devDependencies',
] as const;

export type DependencyField = (typeof dependencyFields)[number];

export interface WorkspacePackage {
  readonly name: string;
  /** Relative to the workspace, for example `packages/links`. */
  readonly folder: string;
  readonly published: boolean;
  /** The tags of its own `turbo.json`. */
  readonly tags: readonly string[];
  readonly dependencies: Readonly<Record<DependencyField, readonly string[]>>;
}

/**
 * Reads every package that `pnpm-workspace.yaml` names, sorted by folder.
 *
 * @throws when the workspace holds no package: a check that reads nothing must not pass.
 */
export function readWorkspace(root: string): readonly WorkspacePackage[] {
  const { packages: patterns = [] } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as {
    packages?: readonly string[];
  };
  const manifests = patterns.flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root })).toSorted();
  if (manifests.length === 0) throw new Error(`${root} holds no package: run the check from a workspace.`);
  return manifests.map((manifest) => readPackage(root, manifest.replace(/\/package\.json$/, '')));
}

function readPackage(root: string, folder: string): WorkspacePackage {
  const manifest = readJson(join(root, folder, 'package.json')) as {
    name?: string;
    private?: boolean;
  } & Partial<Record<DependencyField, Readonly<Record<string, string>>>>;
  const [turbo] = globSync('turbo.json', { cwd: join(root, folder) });
  const { tags = [] } =
    turbo === undefined ? {} : (readJson(join(root, folder, turbo)) as { tags?: readonly string[] });
  const namesIn = (field: DependencyField): readonly string[] => Object.keys(manifest[field] ?? {});
  return {
    name: manifest.name ?? folder,
    folder,
    published: manifest.private !== true,
    tags,
    dependencies: {
      dependencies: namesIn('dependencies'),
      peerDependencies: namesIn('peerDependencies'),
      optionalDependencies: namesIn('optionalDependencies'),
      devDependencies: namesIn('devDependencies'),
    },
  };
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
