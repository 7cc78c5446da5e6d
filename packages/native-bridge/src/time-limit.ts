/** Typed here, and not by the DOM's or Node's library, because this layer may know neither. */
interface Timers {
  setTimeout(call: () => void, milliseconds: number): unknown;
  clearTimeout(timer: unknown): void;
}

const timers = globalThis as unknown as Timers;

/** What came of a promise: its value, or that it failed, or that it took too long. */
export type Limited = { readonly value: unknown } | { readonly ended: 'failed' | 'late' };

/** Waits for a promise no longer than so many milliseconds; without a limit as long as it takes. It never rejects. */
export async function withinLimit(promise: Promise<unknown>, limitMs: number | undefined): Promise<Limited> {
  const settled = promise.then(
    (value): Limited => ({ value }),
    (): Limited => ({ ended: 'failed' }),
  );
  if (limitMs === undefined) return settled;
  return new Promise((resolve) => {
    const timer = timers.setTimeout(() => resolve({ ended: 'late' }), limitMs);
    void settled.then((ended) => {
      timers.clearTimeout(timer);
      resolve(ended);
    });
  });
}
