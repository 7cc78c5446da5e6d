import { type ChildProcess, fork } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';

import ts from 'typescript';

import { type Edit, findEdits } from './edits.ts';
import type { MutantOutcome } from './judge.ts';

type Status = 'Survived' | 'Killed' | 'Timeout';

/** Tests, what they read, and generated data, whose rows no rule stands for. */
const notBroken = /\.test[.-]|(^|\/)(generated|fixtures)\//;
const limitMilliseconds = 60_000;
const notCopied: ReadonlySet<string> = new Set(['node_modules', 'dist', 'reports', 'bench']);

/** Makes each edit of a package's source in a copy of it, and tells whether its tests saw it. Throws when they fail without. */
export async function runEdits(folder: string, cache: string): Promise<readonly MutantOutcome[]> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: folder }).filter((file) => !notBroken.test(file));
  const waiting = files.toSorted().flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8');
    return findEdits(file, source).map((edit) => ({ file, source, edit }));
  });
  const total = waiting.length;
  mkdirSync(cache, { recursive: true });
  const outcomes: MutantOutcome[] = [];
  const runners = Array.from({ length: availableParallelism() }, async () => {
    const copy = copyPackage(folder, cache);
    let worker = await startWorker(copy);
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { file, source, edit } = next;
        worker.send({ file, text: source.slice(0, edit.start) + edit.replacement + source.slice(edit.end) });
        const status = await statusOf(worker);
        outcomes.push(outcomeOf(file, source, edit, status));
        if (outcomes.length % 50 === 0) process.stdout.write(`Numbers and entries: ${outcomes.length} of ${total}\n`);
        if (status === 'Timeout') {
          writeFileSync(join(copy, file), source);
          worker = await startWorker(copy);
        }
      }
    } finally {
      worker.kill('SIGKILL');
      rmSync(copy, { recursive: true, force: true });
    }
  });
  await Promise.all(runners);
  return outcomes;
}

function copyPackage(folder: string, cache: string): string {
  const copy = mkdtempSync(join(cache, 'edits-'));
  cpSync(folder, copy, { recursive: true, filter: (path) => !notCopied.has(basename(path)) });
  symlinkSync(join(folder, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

async function startWorker(cwd: string): Promise<ChildProcess> {
  const worker = fork(join(import.meta.dirname, 'edit-worker.ts'), {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  if ((await statusOf(worker)) === 'Survived') return worker;
  worker.kill('SIGKILL');
  throw new Error(`The tests fail in ${cwd} without a break; run them in the package itself.`);
}

/** Waits for the worker's answer; one that does not come, or that died, is ended and counts as a timeout. */
function statusOf(worker: ChildProcess): Promise<Status> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => settle('Timeout'), limitMilliseconds);
    const onDeath = () => settle('Timeout');
    worker.once('message', settle);
    worker.once('exit', onDeath);

    function settle(status: unknown): void {
      clearTimeout(timer);
      worker.off('message', settle);
      worker.off('exit', onDeath);
      if (status === 'Timeout') worker.kill('SIGKILL');
      resolve(status as Status);
    }
  });
}

function outcomeOf(fileName: string, source: string, edit: Edit, status: Status): MutantOutcome {
  const text = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest);
  const position = (offset: number) => {
    const { line, character } = text.getLineAndCharacterOfPosition(offset);
    return { line: line + 1, column: character + 1 };
  };
  const location = { start: position(edit.start), end: position(edit.end) };
  return { fileName, location, mutatorName: edit.mutatorName, replacement: edit.replacement, status };
}
