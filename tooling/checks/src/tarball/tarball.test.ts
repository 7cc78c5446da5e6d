import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { create } from 'tar';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { inspectTarball, readTarball } from './tarball.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'airline-tarball-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const sound: Readonly<Record<string, string>> = {
  'package.json': '{"name":"@airline/sample","exports":"./dist/index.js"}',
  'README.md': '# Señal',
  LICENSE: 'MIT',
  'dist/index.js': 'export {};\n',
  'dist/empty.js': '',
};

function pack(files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, 'package', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const tarball = join(folder, 'sample.tgz');
  create({ cwd: folder, file: tarball, gzip: true, sync: true }, ['package']);
  return tarball;
}

test('a tarball is read whole: accents, empty files, paths longer than a tar header', () => {
  const files = { ...sound, [`dist/${'deep/'.repeat(30)}index.js`]: 'export {};\n' };
  const read = readTarball(pack(files));
  expect(Object.fromEntries(read)).toEqual(files);
});

test('a sound tarball has no fault', () => {
  expect(inspectTarball(pack(sound))).toEqual([]);
});

test('a package that ships its tests is refused', () => {
  const faults = inspectTarball(pack({ ...sound, 'dist/index.test.js': 'export {};\n' }));
  expect(faults.map(({ code, path }) => ({ code, path }))).toEqual([{ code: 'test', path: 'dist/index.test.js' }]);
});

test('what is no tarball throws instead of passing', () => {
  const path = join(folder, 'sample.tgz');
  writeFileSync(path, 'not a tarball');
  expect(() => inspectTarball(path)).toThrow(/archive/);
  expect(() => inspectTarball(join(folder, 'missing.tgz'))).toThrow(/ENOENT/);
});

test('a tarball without a file throws instead of passing', () => {
  mkdirSync(join(folder, 'package'));
  const path = join(folder, 'empty.tgz');
  create({ cwd: folder, file: path, gzip: true, sync: true }, ['package']);
  expect(() => inspectTarball(path)).toThrow(/holds no file/);
});
