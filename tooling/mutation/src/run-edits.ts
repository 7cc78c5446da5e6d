import { spawn, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';

import ts from 'typescript';

import { type Edit, findEdits } from './edits.ts';
import type { MutantOutcome } from './judge.ts';

const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const command = [vitest, 'run', '--config', join(import.meta.dirname, 'vitest-node.config.ts'), '--bail', '1'];
const limitMilliseconds = 60_000;
const notCopied = new Set(['node_modules', 'dist', 'reports', 'bench']);

/** Makes each edit of a package's source in a copy of it, and tells whether its tests saw it. Throws when they fail without. */
export async function runEdits(folder: string, cache: string): Promise<readonly MutantOutcome[]> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: folder }).filter((file) => !/\.test[.-]/.test(basename(file)));
  const waiting = files.toSorted().flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8');
    return findEdits(file, source).map((edit) => ({ file, source, edit }));
  });
  mkdirSync(cache, { recursive: true });
  const outcomes: MutantOutcome[] = [];
  const workers = Array.from({ length: availableParallelism() }, async () => {
    const copy = copyPackage(folder, cache);
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { file, source, edit } = next;
        writeFileSync(join(copy, file), source.slice(0, edit.start) + edit.replacement + source.slice(edit.end));
        outcomes.push(outcomeOf(file, source, edit, await runTests(copy)));
        writeFileSync(join(copy, file), source);
      }
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });
  await Promise.all(workers);
  return outcomes;
}

function copyPackage(folder: string, cache: string): string {
  const copy = mkdtempSync(join(cache, 'edits-'));
  cpSync(folder, copy, { recursive: true, filter: (path) => !notCopied.has(basename(path)) });
  symlinkSync(join(folder, 'node_modules'), join(copy, 'node_modules'));
  const { status, stdout } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The tests of ${folder} fail without a break:\n${stdout}`);
  return copy;
}

function runTests(cwd: string): Promise<MutantOutcome['status']> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, { cwd, stdio: 'ignore', timeout: limitMilliseconds });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal === null ? (code === 0 ? 'Survived' : 'Killed') : 'Timeout'));
  });
}

function outcomeOf(fileName: string, source: string, edit: Edit, status: MutantOutcome['status']): MutantOutcome {
  const text = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest);
  const position = (offset: number) => {
    const { line, character } = text.getLineAndCharacterOfPosition(offset);
    return { line: line + 1, column: character + 1 };
  };
  const location = { start: position(edit.start), end: position(edit.end) };
  return { fileName, location, mutatorName: edit.mutatorName, replacement: edit.replacement, status };
}
