import type { Limit } from './limits.ts';
import type { Count, RateCounters } from './rate-counters.ts';

interface Window {
  count: number;
  readonly endsAt: number;
}

/** Counters that also tell what they have counted. */
export interface MemoryCounters extends RateCounters {
  /** Returns what a key has counted, or `undefined` where its window is over. */
  peek(key: string): Count | undefined;
}

/** The oldest windows go beyond so many: nobody fills the memory with addresses. */
const mostWindows = 100_000;

/** Counts in the memory of this instance. */
export function createMemoryCounters(now: () => Date, most = mostWindows): MemoryCounters {
  const windows = new Map<string, Window>();
  const openWindow = (key: string, windowMs: number, at: number): Window => {
    windows.delete(key);
    const opened = { count: 0, endsAt: at + windowMs };
    windows.set(key, opened);
    const [oldest = key] = windows.keys();
    if (windows.size > most) windows.delete(oldest);
    return opened;
  };
  const findWindow = (key: string, at: number): Window | undefined => {
    const found = windows.get(key);
    return found !== undefined && found.endsAt > at ? found : undefined;
  };
  const peek = (key: string): Count | undefined => {
    const at = now().getTime();
    const found = findWindow(key, at);
    return found && { count: found.count, leftMs: found.endsAt - at };
  };
  return {
    async count(key: string, { windowMs }: Limit, more: number) {
      const at = now().getTime();
      const window = findWindow(key, at) ?? openWindow(key, windowMs, at);
      window.count += more;
      return { count: window.count, leftMs: window.endsAt - at };
    },
    async readCount(key) {
      return peek(key) ?? { count: 0, leftMs: 0 };
    },
    async forgetCount(key) {
      windows.delete(key);
    },
    peek,
  };
}
