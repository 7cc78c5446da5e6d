/**
 * Publishes the packages.
 *
 *   pnpm release --registry https://registry.example.com/   from this workspace, whose versions and changelogs it writes
 *   pnpm release --local                                     a copy of it, to a registry on this machine that it starts
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { startRegistry } from './local-registry.ts';
import { publishPackages } from './publish-packages.ts';
import { copyWorkspace, linkDependencies, type PublishedPackage } from './workspace-copy.ts';

const root = join(import.meta.dirname, '../../..');
const { registry, local } = parseArgs({
  options: { registry: { type: 'string' }, local: { type: 'boolean', default: false } },
}).values;

if (local) {
  await publishLocally();
} else if (registry !== undefined && URL.canParse(registry)) {
  print(await publishPackages(root, { registry }), registry);
  console.log('Commit what has changed: versions, changelogs and the changesets that are used up.');
} else {
  console.error('Say where to: pnpm release --registry <address>, or pnpm release --local.');
  process.exitCode = 2;
}

/** Publishes a copy of the workspace to a registry that runs until this command is stopped. */
async function publishLocally(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'airline-local-release-'));
  const workspace = join(folder, 'workspace');
  mkdirSync(workspace);
  await copyWorkspace(root, workspace);
  linkDependencies(root, workspace);
  const server = await startRegistry(folder);
  const { url, env } = server;
  const packages = await publishPackages(workspace, { registry: url, env });
  print(packages, url);
  console.log(`Install one of them: npm install ${packages[0]?.name ?? ''} --registry ${url}`);
  console.log('The registry runs until you stop this command.');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void server.stop().then(() => rmSync(folder, { recursive: true, force: true }));
    });
  }
}

function print(packages: readonly PublishedPackage[], url: string): void {
  console.log(`On ${url}:`);
  for (const { name, version } of packages) console.log(`  ${name} ${version}`);
}
