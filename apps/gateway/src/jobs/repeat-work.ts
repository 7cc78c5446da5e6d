import type { Logger } from 'pino';

/** Work that goes on beside the requests. */
export interface Worker {
  /** Takes no new work; resolves when what is under way has ended. */
  stop(): Promise<void>;
}

/**
 * Does some work again and again until it is stopped: at once while there is more of it, else after a pause.
 *
 * `work` says how much it did. A failure is logged and does not end the repetition.
 */
export function repeatWork(
  work: () => Promise<number>,
  { name, pauseMs, log }: { readonly name: string; readonly pauseMs: number; readonly log: Logger },
): Worker {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const done = await work().catch((error: unknown) => {
        log.error({ err: error, worker: name }, 'a worker failed');
        return 0;
      });
      if (done === 0) await pause(pauseMs, stopping.signal);
    }
  })();
  return {
    stop() {
      stopping.abort();
      return running;
    },
  };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
