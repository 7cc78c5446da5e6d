import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';

import type { PGlite } from '@electric-sql/pglite';

/** Statements may hold the thread for so long before others get a turn. */
const mostHeldMs = 10;

/**
 * Lets everything else of the process have its turn between the embedded database's statements.
 *
 * The embedded database works in this very thread and answers by promises alone: while statements wait for it, one follows the
 * other without a request, a timer or a health check being served in between, for hundreds of milliseconds under load.
 */
export function shareThread(client: PGlite): void {
  const execute = client.execProtocolStream.bind(client);
  let turnAt = performance.now();
  client.execProtocolStream = async (...given) => {
    if (performance.now() - turnAt > mostHeldMs) {
      await setImmediate();
      turnAt = performance.now();
    }
    return execute(...given);
  };
}
