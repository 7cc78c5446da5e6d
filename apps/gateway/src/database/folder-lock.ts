import { createHash, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

import { describeThisProcess, isRunning, parseHolder } from './lock-holder.ts';

/** What lets go of each folder that this process holds. */
const held = new Set<() => void>();

process.on('exit', () => {
  for (const unlock of held) unlock();
});

/**
 * Takes the data folder for this process alone, and gives the function that lets go of it. A process that ends by itself lets go of it
 * too, however it ends.
 *
 * The embedded database itself lets a second process open its files, and both would ruin them. A lock that a killed
 * process left behind is taken over, by one process however many try at the same moment:
 *
 * 1. A lock is a file that is whole when it appears: it is written under another name, and linked.
 * 2. Who finds the lock of a dead process links a claim, whose name is made of that lock: one process gets it.
 * 3. The claimer is the holder if the lock is still the one that it read. It puts its own in that one's place, and only then
 *    removes the claim: who reads the old lock and claims it later finds another lock in its place, and withdraws.
 * 4. A claimer that died is succeeded like a holder that died.
 *
 * @throws when a process that still runs holds the folder: the message names it and says what to do.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'database.lock');
  const mine = `${describeThisProcess()} ${randomUUID()}\n`;
  const written = `${path}.${randomUUID()}`;
  writeFileSync(written, mine);
  try {
    if (!tryLink(written, path)) takeOver(folder, path, written, mine);
  } finally {
    rmSync(written, { force: true });
  }
  const unlock = (): void => {
    held.delete(unlock);
    if (readText(path) === mine) rmSync(path, { force: true });
  };
  held.add(unlock);
  return unlock;
}

/** Succeeds the dead process that is last in the chain of the lock and its claims. */
function takeOver(folder: string, path: string, written: string, mine: string): void {
  const chain = readChain(path);
  const last = chain.at(-1)?.text;
  // It was let go of just now: there may be others who start.
  if (last === undefined) throw tookAtTheSameMoment(folder);
  refuseRunning(folder, path, last);
  const claim = claimPath(path, last);
  if (!tryLink(written, claim)) throw tookAtTheSameMoment(folder);
  const isUnchanged = chain.every((link) => readText(link.path) === link.text);
  if (!isUnchanged) {
    rmSync(claim, { force: true });
    throw tookAtTheSameMoment(folder);
  }
  renameSync(written, path);
  for (const link of [...chain.slice(1), { path: claim, text: mine }]) rmSync(link.path, { force: true });
}

interface Link {
  readonly path: string;
  readonly text: string;
}

/** Reads the lock, the claim of it, the claim of that one, and so on. */
function readChain(path: string): readonly Link[] {
  const chain: Link[] = [];
  for (let next = path; ;) {
    const text = readText(next);
    if (text === undefined) return chain;
    chain.push({ path: next, text });
    next = claimPath(path, text);
  }
}

function claimPath(path: string, text: string): string {
  return `${path}.after-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
}

function refuseRunning(folder: string, path: string, text: string): void {
  const holder = parseHolder(text);
  if (holder === undefined) return;
  if (holder.host !== undefined && holder.host !== hostname()) {
    throw new Error(
      `The embedded database in ${folder} was opened on another machine or in another container, '${holder.host}', and from here ` +
        `nobody can tell whether it still runs. When it surely does not, remove ${path}.`,
    );
  }
  if (!isRunning(holder)) return;
  throw new Error(
    `The embedded database in ${folder} is open in process ${holder.pid}. Stop that process, ` +
      'give this one another DATA_FOLDER, or run both on PostgreSQL by DATABASE_URL.',
  );
}

function tookAtTheSameMoment(folder: string): Error {
  return new Error(`Another process took ${folder} at the same moment: start again.`);
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
