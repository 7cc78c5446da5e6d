import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { ownCommand, runCommand } from './run-command.ts';
import { inspectTarball } from '@tooling/checks/tarball';
import { copyWorkspace, hasPendingChangesets, linkDependencies, publishedPackages } from './workspace-copy.ts';

let folder: string;
let root: string;
let copy: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'airline-copy-')));
  root = join(folder, 'root');
  copy = join(folder, 'copy');
  mkdirSync(root);
  mkdirSync(copy);
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function write(home: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text);
  }
}

test('what git tracks is copied as it stands, and nothing else', async () => {
  write(root, { 'a/tracked.ts': 'old', 'gone.ts': 'x', 'ignored.log': 'x', '.gitignore': '*.log\n' });
  await runCommand('git', ['init', '--quiet'], { cwd: root });
  await runCommand('git', ['add', '.'], { cwd: root });
  write(root, { 'a/tracked.ts': 'new', 'untracked.ts': 'x' });
  rmSync(join(root, 'gone.ts'));
  await copyWorkspace(root, copy);
  expect(readFileSync(join(copy, 'a/tracked.ts'), 'utf8')).toBe('new');
  for (const path of ['gone.ts', 'ignored.log', 'untracked.ts']) expect(existsSync(join(copy, path)), path).toBe(false);
});

test('published packages are those that are not private, by name', () => {
  write(root, {
    'packages/z/package.json': '{ "name": "@airline/z", "version": "1.0.0" }',
    'packages/a/package.json': '{ "name": "@airline/a", "version": "2.0.0" }',
    'packages/m/package.json': '{ "name": "@airline/m", "version": "3.0.0" }',
    'packages/hidden/package.json': '{ "name": "@airline/hidden", "private": true }',
    'apps/site/package.json': '{ "name": "@airline/site" }',
  });
  expect(publishedPackages(root).map(({ name, version }) => `${name}@${version}`)).toEqual([
    '@airline/a@2.0.0',
    '@airline/m@3.0.0',
    '@airline/z@1.0.0',
  ]);
});

test('changesets are pending when there is one beside the folder’s own files', () => {
  write(root, { '.changeset/config.json': '{}', '.changeset/README.md': '# Changesets' });
  expect(hasPendingChangesets(root)).toBe(false);
  write(root, { '.changeset/brave-cats.md': '' });
  expect(hasPendingChangesets(root)).toBe(true);
});

test('a workspace that publishes nothing throws instead of passing', () => {
  expect(() => publishedPackages(root)).toThrow(/no package to publish/);
});

test('copied packages find the copies of each other, and what the real ones have installed', () => {
  const manifests = {
    'packages/links/package.json': '{ "name": "@airline/links", "version": "1.0.0" }',
    'packages/validation/package.json': '{ "name": "@airline/validation", "version": "1.0.0" }',
  };
  write(root, { ...manifests, 'store/zod/index.js': '', 'store/tool/index.js': '', 'store/.bin/tsup': '' });
  write(copy, manifests);
  const modules = join(root, 'packages/validation/node_modules');
  mkdirSync(join(modules, '@airline'), { recursive: true });
  mkdirSync(join(modules, '@tooling'));
  symlinkSync(join(root, 'packages/links'), join(modules, '@airline/links'));
  symlinkSync(join(root, 'store/tool'), join(modules, '@tooling/config'));
  symlinkSync(join(root, 'store/zod'), join(modules, 'zod'));
  symlinkSync(join(root, 'store/.bin'), join(modules, '.bin'));
  linkDependencies(root, copy);
  const linked = join(copy, 'packages/validation/node_modules');
  expect(realpathSync(join(linked, '@airline/links'))).toBe(join(copy, 'packages/links'));
  expect(realpathSync(join(linked, '@tooling/config'))).toBe(join(root, 'store/tool'));
  expect(realpathSync(join(linked, 'zod'))).toBe(join(root, 'store/zod'));
  expect(existsSync(join(linked, '.bin/tsup'))).toBe(true);
  writeFileSync(join(linked, '.bin/app-size'), '');
  expect(existsSync(join(root, 'store/.bin/app-size'))).toBe(false);
});

test('a package that ships its tests is refused once packed', async () => {
  write(root, {
    'package.json': JSON.stringify({
      name: '@airline/sample',
      version: '1.0.0',
      exports: './dist/index.js',
      files: ['dist'],
    }),
    'README.md': '# sample',
    LICENSE: 'MIT',
    'dist/index.js': 'export {};\n',
  });
  const pack = async (): Promise<string> => {
    await runCommand(ownCommand('pnpm'), ['pack', '--pack-destination', folder], { cwd: root });
    return join(folder, 'airline-sample-1.0.0.tgz');
  };
  expect(inspectTarball(await pack())).toEqual([]);
  write(root, { 'dist/index.test.js': 'export {};\n' });
  expect(inspectTarball(await pack()).map(({ code }) => code)).toEqual(['test']);
});

test('a command that fails throws with what it wrote', async () => {
  await expect(runCommand('git', ['no-such-command'], { cwd: root })).rejects.toThrow(/no-such-command/);
  await expect(runCommand('no-such-program', [], { cwd: root })).rejects.toThrow(/ENOENT/);
});
