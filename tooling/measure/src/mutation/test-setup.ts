import { configureGlobal } from 'fast-check';
import { beforeEach, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The global that Stryker's runner keeps its state in; there only when Stryker runs the tests. */
    globalNamespace?: string;
  }
}

// The same values in each run, so that a score can be reproduced; and no search for a smaller example of a failure.
configureGlobal({ seed: 20_260_101, endOnFailure: true });

// Stryker runs for a break the tests alone that reached it. A table that is built at first use is reached by its first
// user, anyone who depends on it later. Not knowing which test runs, Stryker runs them all.
const namespace = inject('globalNamespace');
if (namespace !== undefined) {
  const state = (globalThis as unknown as Readonly<Record<string, { currentTestId?: string | undefined } | undefined>>)[
    namespace
  ];
  beforeEach(() => {
    if (state) state.currentTestId = undefined;
  });
}
