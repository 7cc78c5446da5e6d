import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import {
  installedPackages,
  moduleSpecifiers,
  nodesToRun,
  peersOf,
  runProgram,
  typeFaults,
  writeProgram,
} from './consumer.ts';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'airline-consumer-'));
});
afterEach(() => {
  rmSync(project, { recursive: true, force: true });
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
}

function install(name: string, declaration: string): void {
  const exports = { '.': { types: './index.d.ts', default: './index.js' } };
  write({
    [`node_modules/${name}/package.json`]: JSON.stringify({ name, type: 'module', exports }),
    [`node_modules/${name}/index.js`]: 'export const answer = 42;\n',
    [`node_modules/${name}/index.d.ts`]: declaration,
  });
}

describe('type faults', () => {
  test.each(['bundler', 'nodenext'] as const)('a sound package has none under %s', async (resolution) => {
    install('@airline/sound', 'export declare const answer = 42;\n');
    writeProgram(project, ['@airline/sound']);
    expect(await typeFaults(project, 'tsc', resolution, ['es2023'])).toEqual([]);
  });

  test('a declaration of ours that does not compile is one', async () => {
    install('@airline/broken', 'export declare const answer: Missing;\n');
    writeProgram(project, ['@airline/broken']);
    const [fault] = await typeFaults(project, 'tsc', 'nodenext', ['es2023']);
    expect(fault).toContain("Cannot find name 'Missing'");
  });

  test('a module that does not resolve is one', async () => {
    writeProgram(project, ['@airline/gone']);
    expect(await typeFaults(project, 'tsc', 'bundler', ['es2023'])).toHaveLength(1);
  });

  test("a declaration of others' that does not compile is none of ours", async () => {
    install('zod', 'export declare const answer: Missing;\n');
    install('@airline/sound', `import { answer } from 'zod';\nexport { answer };\n`);
    writeProgram(project, ['@airline/sound']);
    expect(await typeFaults(project, 'tsc', 'nodenext', ['es2023'])).toEqual([]);
  });

  test('a compiler that does not run throws instead of passing', async () => {
    const compiler = 'no-such-compiler' as 'tsc';
    await expect(typeFaults(project, compiler, 'bundler', ['es2023'])).rejects.toThrow(/did not check/);
  });
});

test('the emitted program tells what each module exports', async () => {
  install('@airline/sound', 'export declare const answer = 42;\n');
  writeProgram(project, ['@airline/sound']);
  await typeFaults(project, 'tsc', 'nodenext', ['es2023']);
  expect(await runProgram(project, process.execPath)).toEqual({ '@airline/sound': ['answer'] });
});

test('every subpath that is a module is imported', () => {
  const exports = {
    '.': './index.js',
    './stations': './stations.js',
    './package.json': './package.json',
    './tokens.css': './tokens.css',
    './icons/*': './icons/*.js',
  };
  write({
    'node_modules/@airline/many/package.json': JSON.stringify({ exports }),
    'node_modules/@airline/one/package.json': JSON.stringify({ exports: './index.js' }),
    'node_modules/@airline/old/package.json': JSON.stringify({ main: './index.js' }),
  });
  expect(moduleSpecifiers(project, '@airline/many')).toEqual(['@airline/many', '@airline/many/stations']);
  expect(moduleSpecifiers(project, '@airline/one')).toEqual(['@airline/one']);
  expect(moduleSpecifiers(project, '@airline/old')).toEqual(['@airline/old']);
});

test('every installed package is listed, at any depth', () => {
  const packages = { '': {}, 'node_modules/zod': {}, 'node_modules/@airline/links/node_modules/@airline/inner': {} };
  write({ 'package-lock.json': JSON.stringify({ packages }) });
  expect(installedPackages(project)).toEqual(['@airline/inner', 'zod']);
});

test('peers are asked for once, optional ones too', () => {
  expect(
    peersOf([{ peerDependencies: { zod: '^4' } }, {}, { peerDependencies: { zod: '^4', react: '>=19' } }]),
  ).toEqual(['zod@^4', 'react@>=19']);
});

test("programs run in this Node and in the machine's own", () => {
  const bin = join(project, 'bin');
  write({ 'bin/node': '', 'node_modules/.bin/node': '' });
  expect(nodesToRun({ PATH: `${join(project, 'node_modules/.bin')}:${project}:${bin}` })).toEqual([
    process.execPath,
    join(bin, 'node'),
  ]);
  expect(nodesToRun({ PATH: project })).toEqual([process.execPath]);
  expect(nodesToRun({ PATH: bin }, join(bin, 'node'))).toEqual([join(bin, 'node')]);
  expect(nodesToRun({})).toEqual([process.execPath]);
});
