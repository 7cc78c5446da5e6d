import { setImmediate } from 'node:timers/promises';

import type { PGlite } from '@electric-sql/pglite';

/**
 * Lets everything else of the process have its turn before each of the embedded database's statements.
 *
 * The embedded database works in this very thread and answers by promises alone: while statements wait for it, one follows the
 * other without a request, a timer or a health check being served in between, for hundreds of milliseconds under load.
 */
export function shareThread(client: PGlite): void {
  const execute = client.execProtocolStream.bind(client);
  client.execProtocolStream = async (...given) => {
    await setImmediate();
    return execute(...given);
  };
}
