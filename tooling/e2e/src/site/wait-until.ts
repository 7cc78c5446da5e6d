import { setTimeout } from 'node:timers/promises';

/** Waits until something is so, looking at it again and again; after `withinMs` it throws an error that says what did not come. */
export async function waitUntil(isSo: () => Promise<boolean>, what: string, withinMs: number): Promise<void> {
  const deadline = AbortSignal.timeout(withinMs);
  while (!(await isSo())) {
    if (deadline.aborted) throw new Error(`${what} did not come within ${withinMs} ms.`);
    await setTimeout(50);
  }
}
