import { vi } from 'vitest';

import { longestWaitMs } from './waits.ts';

type WaitFor = typeof vi.waitFor;

const patient = Symbol.for('airline.patient-wait');

/** Gives what a test waits for by `vi.waitFor` as long as `expect.poll` has; files that share a process share `vi`. */
if (!(patient in vi.waitFor)) {
  const { waitFor } = vi;
  const waitLonger: WaitFor = (callback, options) =>
    waitFor(callback, { timeout: longestWaitMs, ...(typeof options === 'number' ? { timeout: options } : options) });
  vi.waitFor = Object.assign(waitLonger, { [patient]: true });
}
