import { ownCommand, runCommand } from './run-command.ts';
import { asInstalled, publishedPackages, versionAndBuild, type PublishedPackage } from './workspace-copy.ts';

export interface PublishTarget {
  /** The address of the registry. */
  readonly registry: string;
  /** The environment in which pnpm knows the registry and may publish to it. */
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * Takes the pending changesets of a workspace into versions and changelogs, builds every package that is published, and
 * publishes those whose version the registry does not have yet.
 */
export async function publishPackages(
  workspace: string,
  { registry, env = process.env }: PublishTarget,
): Promise<readonly PublishedPackage[]> {
  const packages = await versionAndBuild(workspace);
  const filters = packages.flatMap(({ name }) => ['--filter', name]);
  await runCommand(
    ownCommand('pnpm'),
    [...filters, ...asInstalled, '-r', 'publish', '--no-git-checks', '--registry', registry],
    {
      cwd: workspace,
      env,
    },
  );
  return publishedPackages(workspace);
}
