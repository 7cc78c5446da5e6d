import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  typeFaults,
  installedPackages,
  installedVersion,
  installInto,
  moduleSpecifiers,
  nodesToRun,
  peersOf,
  runProgram,
  writeProgram,
} from './consumer.ts';
import { startRegistry, type LocalRegistry } from './local-registry.ts';
import { publishPackages } from './publish-packages.ts';
import { inspectTarball, readTarball } from '@tooling/checks/tarball';
import { copyWorkspace, linkDependencies, publishedPackages, type PublishedPackage } from './workspace-copy.ts';

const root = join(import.meta.dirname, '../../..');
const before = publishedPackages(root);

describe('from the workspace through a registry into a project', () => {
  let folder: string;
  let project: string;
  let registry: LocalRegistry;
  let published: readonly PublishedPackage[];
  let specifiers: readonly string[];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'airline-registry-'));
    const workspace = join(folder, 'workspace');
    project = join(folder, 'project');
    mkdirSync(workspace);
    await copyWorkspace(root, workspace);
    linkDependencies(root, workspace);
    registry = await startRegistry(folder);
    published = await publishPackages(workspace, { registry: registry.url, env: registry.env });
    const wanted = published.map(({ name, version }) => `${name}@${version}`);
    await installInto(project, [...wanted, ...peersOf(published.map(({ manifest }) => manifest))], registry.env);
    specifiers = published.flatMap(({ name }) => moduleSpecifiers(project, name));
    writeProgram(project, specifiers);
  });

  afterAll(async () => {
    await registry?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('every package that is not private is published, under its new version', () => {
    expect(published.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
    expect(installedPackages(project)).toEqual(expect.arrayContaining(published.map(({ name }) => name)));
    expect(published.map(({ name }) => `${name}@${installedVersion(project, name)}`)).toEqual(
      published.map(({ name, version }) => `${name}@${version}`),
    );
  });

  test.each(before.map(({ name }) => name))('%s is stable: its version is 1.0.0 or later', (name) => {
    expect(published.find((each) => each.name === name)?.version).toMatch(/^[1-9]\d*\.\d+\.\d+$/);
  });

  test.each(before.map(({ name }) => name))('the tarball of %s ships what it should and nothing else', (name) => {
    const version = published.find((each) => each.name === name)?.version ?? '';
    expect(inspectTarball(registry.tarball(name, version))).toEqual([]);
  });

  test.each(before.map(({ name }) => name))('the changelog of %s says what its version brings', (name) => {
    const version = published.find((each) => each.name === name)?.version ?? '';
    const changelog = readTarball(registry.tarball(name, version)).get('CHANGELOG.md') ?? '';
    expect(changelog).toContain(`## ${version}\n`);
  });

  test('the real workspace keeps its versions', () => {
    expect(publishedPackages(root)).toEqual(before);
  });

  test.each(['bundler', 'nodenext'] as const)(
    'every module type-checks with moduleResolution %s',
    async (resolution) => {
      const faults = await Promise.all([
        typeFaults(project, 'tsc', resolution, ['es2023']),
        typeFaults(project, 'tsc', resolution, ['es2023', 'dom']),
        typeFaults(project, 'tsc6', resolution, ['es2023']),
      ]);
      expect(faults.flat()).toEqual([]);
    },
    60_000,
  );

  test.each(nodesToRun())('every module loads and exports something in %s', async (node) => {
    expect(await typeFaults(project, 'tsc', 'nodenext', ['es2023'])).toEqual([]);
    const exported = await runProgram(project, node);
    expect(Object.keys(exported).toSorted()).toEqual([...specifiers].toSorted());
    for (const [specifier, names] of Object.entries(exported)) expect(names, specifier).not.toEqual([]);
  });

  test('reference data comes alone', async () => {
    const alone = join(folder, 'alone');
    await installInto(alone, ['@airline/reference-data'], registry.env);
    expect(installedPackages(alone)).toEqual(['@airline/reference-data']);
  });
});
