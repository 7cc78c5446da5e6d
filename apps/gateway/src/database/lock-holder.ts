import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** The process that a lock was written by; host and boot are absent in a lock of an earlier release. */
export interface LockHolder {
  readonly pid: number;
  readonly startedAt: string;
  readonly host: string | undefined;
  readonly boot: string | undefined;
}

/** Describes this process for {@link parseHolder}: its number, when it started, on which machine, since which start of it. */
export function describeThisProcess(): string {
  return `${process.pid} ${readStartTime(process.pid)} ${hostname()} ${readBoot()}`;
}

/** Parses what a lock says of its holder; `undefined` for a text that no process wrote whole, as after a power cut. */
export function parseHolder(text: string): LockHolder | undefined {
  const [pid = '', startedAt = '', host, boot] = text.trim().split(' ');
  return /^\d+$/.test(pid) ? { pid: Number(pid), startedAt, host, boot } : undefined;
}

/** Tells whether a holder on this machine still runs. */
export function isRunning({ pid, startedAt, boot }: LockHolder): boolean {
  if (boot !== undefined && boot !== readBoot()) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  // The system gives a dead process's number to a new one: the same number with another start is somebody else.
  return readStartTime(pid) === startedAt;
}

/** Gives the moment a process started, in clock ticks since boot, where the system tells (Linux); else '-'. */
function readStartTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '-';
  } catch {
    return '-';
  }
}

/** Identifies the start of this machine, where the system tells (Linux); else '-'. */
function readBoot(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '-';
  }
}
