import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Takes the data folder for this process alone, and gives the function that lets go of it.
 *
 * The embedded database itself lets a second process open its files, and both would ruin them. A lock that a killed
 * process left behind is taken over.
 *
 * @throws when a process that still runs holds the folder: the message names it and says what to do.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'database.lock');
  const mine = `${process.pid} ${readStartTime(process.pid)}\n`;
  if (!tryWrite(path, mine)) {
    const holder = readHolder(path);
    if (holder !== undefined && isRunning(holder)) {
      throw new Error(
        `The embedded database in ${folder} is open in process ${holder.pid}. Stop that process, ` +
          'give this one another DATA_FOLDER, or run both on PostgreSQL by DATABASE_URL.',
      );
    }
    rmSync(path, { force: true });
    if (!tryWrite(path, mine)) throw new Error(`Another process took ${folder} at the same moment: start again.`);
  }
  return () => {
    if (readHolder(path)?.pid === process.pid) rmSync(path, { force: true });
  };
}

interface Holder {
  readonly pid: number;
  readonly startedAt: string;
}

function tryWrite(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(path: string): Holder | undefined {
  try {
    const [pid = '', startedAt = ''] = readFileSync(path, 'utf8').trim().split(' ');
    return /^\d+$/.test(pid) ? { pid: Number(pid), startedAt } : undefined;
  } catch {
    return undefined;
  }
}

function isRunning({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  // The system gives a dead process's number to a new one: the same number with another start is somebody else.
  return readStartTime(pid) === startedAt;
}

/** Gives the moment a process started, in clock ticks since boot, where the system tells (Linux); else ''. */
function readStartTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
