import { crashCause } from '@airline/app-shell';

/** How long a line that was cut is given to come back, attempt by attempt, in milliseconds, where the browser says that it has one. */
const pausesMs: readonly number[] = [800, 2_000];

/**
 * Does what a page needs before it is shown. While the browser has no connection it waits, and tries again when there is one:
 * the page before stays as it is, and what the person asked for goes on by itself. A line that is cut while the browser says
 * that it has one is given a moment.
 */
export async function onceOnline<Result>(attempt: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  const pauses = pausesMs.values();
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (signal?.aborted === true) throw error;
      if (navigator.onLine) {
        const pause = isCutLine(error) ? pauses.next().value : undefined;
        if (pause === undefined) throw error;
        await resumed(signal, (go) => setTimeout(go, pause));
      } else {
        await resumed(signal, (go) => window.addEventListener('online', go, { once: true }));
      }
    }
  }
}

/** Tells a script or an answer that did not come over the line. The client of the gateway is not part of the first page: its errors are known by their name. */
function isCutLine(error: unknown): boolean {
  if (crashCause(error, true) === 'offline') return true;
  if (!(error instanceof Error && error.name === 'GatewayError' && 'failure' in error)) return false;
  return (error.failure as { readonly kind?: unknown }).kind === 'unreachable';
}

function resumed(signal: AbortSignal | undefined, wait: (go: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    wait(resolve);
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });
}
